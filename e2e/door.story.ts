import { person } from './people';
import { together } from './phones';
import { begin, join, openTable } from './tables';

together('a guest who lost everything claims the seat, and one tap of the host brings it all back', async () => {
  const { host, link } = await openTable();
  const lena = await join('Lena', link, ['hero-barbarian']);
  await begin(host);
  await lena.press('token-health-less');
  await lena.press('token-health-less');
  await host.reads('party-health-hero-barbarian', '6');

  await lena.device.launchApp({ newInstance: true, delete: true, url: link });
  await lena.sees('knocking');
  await lena.misses('player');
  await lena.press('claim-s1');
  await lena.sees('knock-wait');
  await host.press('admit');
  await lena.counts('token-health', '6 of 8');
  await host.misses('knock');
  await lena.does('open', 'offer-open-door-oak');
  await host.sees('monster-mon-goblin:1');

  // A seat is offered as soon as its phone is gone; once it is given, the old phone must knock in its turn.
  const tablet = await person('tablet');
  await tablet.device.launchApp({ newInstance: true, delete: true, url: link });
  await tablet.sees('claim-new');
  await tablet.misses('claim-s1');
  await lena.device.terminateApp();
  await tablet.press('claim-s1');
  await host.press('admit');
  await tablet.counts('token-health', '6 of 8');
  await lena.device.launchApp({ url: link });
  await lena.reads('refused', /^This phone has lost its old place at the table/);
  await lena.misses('claim-s1');
  await lena.press('claim-new');
  await host.press('decline');
  await lena.reads('trouble-why', /^The table did not let you in/);
});

together('a wrong code is said to be wrong, and there is a way back', async () => {
  const { code } = await openTable();
  const tom = await person('Tom');
  await tom.device.launchApp({ newInstance: true, delete: true, url: '/join?room=222222' });
  await tom.reads('trouble-why', /^There is no table with this code/);
  await tom.press('trouble-again');
  await tom.reads('trouble-why', /^There is no table with this code/);
  await tom.press('trouble-home');
  await tom.press('home-join');
  const field = tom.element(tom.by.id('join-code'));
  await field.replaceText('K7Q');
  await tom.press('join-go');
  await tom.expect(tom.element(tom.by.text('This is no code of a table. It has six letters and digits, like K7QF3M.'))).toBeVisible();
  // As people write it down.
  await field.replaceText(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await tom.press('join-go');
  await tom.sees('guest-lobby');
});

together('the host goes and comes back, and what a guest changed meanwhile is right everywhere', async () => {
  const { host, link } = await openTable();
  const lena = await join('Lena', link, ['hero-barbarian']);
  const jo = await join('Jo', link, ['referee']);
  await host.sees('seat-s2');
  await begin(host);
  await lena.does('open', 'offer-open-door-oak');
  await host.sees('monster-mon-goblin:1');

  await host.device.terminateApp();
  await lena.sees('away');
  for (const left of ['7', '6', '5']) {
    await lena.press('token-health-less');
    await lena.counts('token-health', `${left} of 8`);
  }
  await lena.reads('away', /3 changes wait safely here/);
  // And then the battery is empty.
  await lena.device.terminateApp();

  await host.device.launchApp({ newInstance: true });
  await host.press('home-again');
  await host.reads('round', 'Round 1');
  await host.sees('monster-mon-goblin:1');
  await jo.misses('away');
  await lena.device.launchApp({ newInstance: true });
  await lena.press('home-again');
  await lena.counts('token-health', '5 of 8');
  await host.reads('party-health-hero-barbarian', '5');
  await jo.press('tab-table');
  await jo.reads('party-health-hero-barbarian', '5');

  // On the host's disk too, and once only.
  await host.device.reloadReactNative();
  await host.reads('party-health-hero-barbarian', '5');
  await lena.misses('away');
  await lena.counts('token-health', '5 of 8');
  await lena.does('move', 'offer-move-corridor');
  await lena.press('banner-action');
  await jo.press('tab-book');
  await jo.press('banner-action');
  await host.reads('round', 'Round 2');
});
