import { heroKind } from '@engine/systems/heroes/state';
import type { View as HeroesView } from '@engine/systems/heroes/view';
import { Card } from '../../parts/Card';
import { Row } from '../../parts/Row';
import { Section } from '../../parts/Section';
import { Body } from '../../parts/Words';
import { useSay, useTeller } from '../../words';
import type { PageProps } from '../scene';
import { content } from './content';
import { heroesIcon } from './icons';

/** A hero's ability, and the spells of this quest, ready or used. */
export function SpellsPage({ view, as }: PageProps<HeroesView>) {
  const say = useSay();
  const teller = useTeller();
  const hero = view.heroes[as];
  if (!hero) return null;
  const kind = heroKind(content, hero);
  const spells = Object.entries(hero.spells);
  return (
    <>
      <Section title={say('spells.ability')} ornament="line">
        <Body>{teller.text(`ability-${kind.ability}`)}</Body>
      </Section>
      {kind.spells > 0 && (
        <Section title={say('spells.title')} right={say('spells.count', { count: spells.length, max: kind.spells })}>
          {spells.map(([spell, state]) => (
            <Row key={spell} title={teller.name(spell)} note={teller.text(spell)} dim={state === 'used'} emblem={{ icon: heroesIcon(spell), frame: 'tile', state: state === 'used' ? 'away' : 'now' }}
              right={say(state === 'used' ? 'spells.used' : 'spells.ready')} />
          ))}
          {spells.length === 0 && (
            <Card look="empty">
              <Body tone="soft">{say('spells.none')}</Body>
            </Card>
          )}
        </Section>
      )}
    </>
  );
}
