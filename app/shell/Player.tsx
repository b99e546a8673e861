import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Guest } from '@engine/table/guest';
import { Banner } from '../parts/Banner';
import { Choice } from '../parts/Choice';
import { Log } from '../parts/Log';
import { Page } from '../parts/Page';
import { Phases } from '../parts/Phases';
import { Section } from '../parts/Section';
import { TabBar, type Tab } from '../parts/TabBar';
import { Body, Number } from '../parts/Words';
import { Ground, night, shadows } from '../theme/ground';
import { space } from '../theme/space';
import { useSay, useTeller } from '../words';
import { Asked } from './Asked';
import { End } from './End';
import { FreeDice } from './FreeDice';
import { Consent, Notices, Undo } from './Notices';
import { Offers } from './Offers';
import { useOnward } from './onward';
import type { AtTable } from './seat';

/** A player's own phone: the sheet, what may be done now, questions, dice, and what was told. `back` leads to the shared screen. */
export function Player({ at, onLeave, back }: { at: AtTable; onLeave: () => void; back?: ReactNode }) {
  const { guest, picture, scene, mine } = at;
  const say = useSay();
  const teller = useTeller();
  const turn = scene.turn(picture.view);
  const [chosen, choose] = useState<string>();
  const [tab, setTab] = useState<string>();
  const [dice, rollDice] = useState(false);
  // With several heroes the one whose turn it is lies on top, until another is picked.
  const as = mine.find((id) => id === chosen) ?? mine.find((id) => id === turn.of) ?? mine[0];
  const pages = as === undefined ? [] : scene.pages(picture.view, as);
  const tabs: readonly Tab[] = [...pages.map(({ id, icon }) => ({ id, icon, label: say(`tab.${id}`) })), { id: 'table', icon: 'round-table', label: say('tab.table') }];
  const current = tabs.find(({ id }) => id === tab)?.id ?? tabs[0]?.id ?? 'table';
  const page = pages.find(({ id }) => id === current);
  const kind = picture.table.characters.find(({ id }) => id === as)?.kind;
  const secret = scene.kinds.some((one) => one.secret && one.id === kind);
  if (picture.table.stage === 'over') return <End at={at} onLeave={onLeave} />;
  return (
    <Ground.Provider value={secret ? shadows : night}>
      <Page
        testID="player"
        news={picture.asked?.question && picture.asked.id}
        head={
          <>
            {back}
            <Top guest={guest} at={at} phase={turn.phase} round={turn.round} />
          </>
        }
        tabs={<TabBar tabs={tabs} current={current} onChange={setTab} label={say('tab.all')} testID="tab" middle={{ icon: 'rolling-dices', label: say('dice.free'), onPress: () => rollDice(true) }} />}
      >
        <View style={styles.page}>
          <Asked {...at} />
          <Consent {...at} />
          {picture.view !== undefined && <scene.Fallen view={picture.view} />}
          {mine.length > 1 && as !== undefined && (
            <Choice label={say('play.whose')} value={as} onChange={choose} testID="hero" options={mine.map((id) => ({ value: id, label: teller.name(id) }))} />
          )}
          {page && as !== undefined && <page.Page view={picture.view} as={as} send={(command) => void guest.command(command)} />}
          {current === tabs[0]?.id && as !== undefined && <MyTurn at={at} as={as} />}
          {current === 'table' && <Around at={at} />}
        </View>
        <FreeDice scene={scene} open={dice} onClose={() => rollDice(false)} />
      </Page>
    </Ground.Provider>
  );
}

function Top({ guest, at, phase, round }: { guest: Guest; at: AtTable; phase: string; round: number }) {
  const say = useSay();
  const phases = at.scene.phases.map(({ id, icon }) => ({ id, icon, label: say(`phase.${id}`) }));
  return (
    <View style={styles.top}>
      <View style={styles.line}>
        <Phases phases={phases} current={phase} label={say('phase.now', { phase: say(`phase.${phase}`) })} testID="phases" />
        <View style={styles.turn}>
          <Body tone="soft">{say('play.round')}</Body>
          <Number testID="round">{String(round)}</Number>
        </View>
      </View>
      <Notices guest={guest} />
    </View>
  );
}

/** The banner of this character's turn, and the offers below it. */
function MyTurn({ at, as }: { at: AtTable; as: string }) {
  const say = useSay();
  const teller = useTeller();
  const { picture, scene } = at;
  const onward = useOnward(at);
  const turn = scene.turn(picture.view);
  const offers = scene.ruleset.offers(picture.view);
  const own = offers.filter(({ command }) => command.as === as || command.as === undefined);
  const end = own.find(({ onward, command, not }) => onward && command.as === as && !not);
  const mine = end !== undefined;
  const text = mine ? say('play.your-turn') : turn.of ? say('play.turn-of', { who: turn.of }) : say(`play.phase-${turn.phase}`);
  return (
    <>
      <Banner
        text={text}
        mine={mine}
        testID="banner"
        {...(mine && turn.dots && { actions: { ...turn.dots, label: say('play.actions', { count: turn.dots.left }) } })}
        {...(end && { action: { label: say('play.end'), name: named(say('play.end'), teller.line(end.line)), onPress: () => onward(end.command) } })}
      />
      {picture.waiting && <Body tone="soft">{say('play.waits')}</Body>}
      <Offers at={at} offers={own.filter((offer) => offer !== end)} empty={mine ? say('play.nothing') : say('play.not-yet')} />
    </>
  );
}

/** Who speaks to a phone says what stands on the button, so its name holds that too. */
const named = (label: string, line: string): string => (line.toLowerCase().includes(label.toLowerCase()) ? line : `${label}: ${line}`);

/** What lies on the table for all, and what was told. */
function Around({ at }: { at: AtTable }) {
  const say = useSay();
  const teller = useTeller();
  const { guest, picture, scene } = at;
  return (
    <>
      <scene.Board view={picture.view} />
      <Undo guest={guest} picture={picture} />
      <Section title={say('log.title')} ornament="line">
        <Log lines={guest.log} words={teller.line} undone={say('log.undone')} empty={say('log.empty')}
          {...(guest.more && { older: { label: say('log.older'), onPress: () => guest.older() } })} />
      </Section>
    </>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.l },
  top: { gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  turn: { flexDirection: 'row', alignItems: 'baseline', gap: space.s },
});
