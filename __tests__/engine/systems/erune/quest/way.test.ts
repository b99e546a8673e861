import { at, listed, room, type File } from './cellar';

const chest = (file: File) => at(room(file, 'crypt').furniture as (File['events'][number])[], 'cellar-chest');
const gives = (...items: readonly string[]) => items.map((item) => ({ op: 'give', who: 'user', item }));
const winch = (file: File) => at(room(file, 'porch').events, 'winch');
const turned = { op: 'remember', key: 'winch-turned' };
const unreached = (...rooms: readonly string[]) => rooms.map((id) => `nobody can reach the room ${id}; iron-hatch needs rust-key, which nothing gives before`);

test.each<[string, (file: File) => void, readonly string[]]>([
  ['a room without a door', ({ map, doors }) => { doors.pop(); map[2] = '..........'; }, ['nobody can reach the room vault']],
  ['R7.3 a key that lies nowhere', (file) => { chest(file)['holds'] = gives('old-relic'); }, unreached('vault')],
  ['R7.3 a key that lies behind its own door', (file) => {
    room(file, 'vault').furniture.push(...room(file, 'crypt').furniture.splice(0, 1));
    room(file, 'vault').plan[3] = 'C...';
    room(file, 'crypt').plan[0] = 'SSg.....';
  }, unreached('vault')],
  ['R7.3 a lever that stands behind its own door', (file) => {
    chest(file)['holds'] = gives('old-relic');
    winch(file)['effects'] = [turned];
    room(file, 'vault').events.push({ id: 'hermit', npc: true, effects: [{ op: 'open', door: 'iron-hatch' }] });
    room(file, 'porch').events.pop();
    room(file, 'porch').plan[3] = '....';
    room(file, 'vault').plan[3] = '...N';
  }, unreached('vault')],
  ['an objective about a monster whom nobody meets', ({ objectives }) => { at(objectives, 'warden-slain').when = [{ is: 'monster-killed', value: 'gargoyle' }]; }, ['the objective warden-slain can never be met: nobody meets gargoyle']],
  ['R3.14 about a boss whom only a larger party meets', (file) => { Object.assign(room(file, 'vault').monsters[0] ?? {}, { from: 3 }); }, ['the objective warden-slain can never be met: only a larger party meets cellar-warden']],
  ['R7.3 a lock for something that is no key', ({ doors }) => { at(doors, 'iron-hatch')['locked'] = 'mead'; }, ['no mead opens iron-hatch: a key is one of the "things" of the quest', 'nobody can reach the room vault; iron-hatch needs mead, which nothing gives before']],
  ['about a Source that does not stand there', ({ objectives }) => { at(objectives, 'source-broken').when = [{ is: 'source-destroyed', value: 'vault' }]; }, ['the objective source-broken can never be met: no Source stands in vault']],
  ['about a thing that nothing gives', (file) => { chest(file)['holds'] = gives('rust-key'); }, ['the objective relic-held can never be met: nothing gives old-relic']],
  ['about a memory that nothing leaves', ({ objectives }) => { at(objectives, 'winch-told').when = [{ is: 'remembered', value: 'winch-broken' }]; }, ['the objective winch-told can never be met: nothing remembers winch-broken']],
  ['about two things, of which one is impossible', ({ objectives }) => { at(objectives, 'nobody-left').when.push({ is: 'monster-killed', value: 'witch' }); }, ['the objective nobody-left can never be met: nobody meets witch']],
])('it is a fault: %s', (_, change, what) => expect(listed(change)).toEqual(what.map((each) => `doors: ${each}`)));

test.each<[string, (file: File) => void]>([
  ['R7.3 a lever opens the locked door', (file) => { chest(file)['holds'] = gives('old-relic'); winch(file)['effects'] = [turned, { op: 'open', door: 'iron-hatch' }]; }],
  ['R7.3 somebody gives the key', (file) => { chest(file)['holds'] = gives('old-relic'); at(room(file, 'porch').events, 'hermit')['effects'] = gives('rust-key'); }],
  ['R7.3 the key is one choice of several', (file) => { chest(file)['holds'] = [...gives('old-relic'), { op: 'choose', who: 'user', options: [{ id: 'font-drink', do: gives('rust-key') }, { id: 'font-leave', do: [] }] }]; }],
  ['R7.3 an event of the quest opens the door', (file) => { chest(file)['holds'] = gives('old-relic'); at(file.events, 'crypt-seen')['effects'] = [{ op: 'open', door: 'iron-hatch' }]; }],
  ['R7.3 an earlier quest left the key', (file) => { chest(file)['holds'] = gives('old-relic'); at(file.recalls, 'old-friend')['effects'] = gives('rust-key'); }],
  ['a monster that an event brings', (file) => { at(file.objectives, 'winch-told').when = [{ is: 'monster-killed', value: 'gargoyle' }]; winch(file)['effects'] = [{ op: 'spawn', monster: 'gargoyle', count: 1 }]; }],
  ['a kind of which one is there', ({ objectives }) => { at(objectives, 'winch-told').when = [{ is: 'monster-killed', value: 'rat' }]; }],
  ['a thing that merchants have', ({ objectives }) => { at(objectives, 'relic-held').when = [{ is: 'holds', value: 'holy-water' }]; }],
  ['any Source', ({ objectives }) => { at(objectives, 'source-broken').when = [{ is: 'source-destroyed' }]; }],
  ['what must not be', ({ objectives }) => { at(objectives, 'winch-told').when = [{ is: 'remembered', value: 'winch-broken', not: true }, { is: 'monster-killed', value: 'witch', not: true }]; }],
])('it is none: %s', (_, change) => expect(listed(change)).toEqual([]));
