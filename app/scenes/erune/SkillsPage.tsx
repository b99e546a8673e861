import { StyleSheet, View } from 'react-native';
import type { Content } from '@engine/systems/erune/content';
import type { Adventurer } from '@engine/systems/erune/state';
import type { View as EruneView } from '@engine/systems/erune/view';
import { Row } from '../../parts/Row';
import { Section } from '../../parts/Section';
import { Switch } from '../../parts/Switch';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import type { PageProps } from '../scene';
import { Empty } from './Bits';
import { contentOf } from './content';
import { eruneIcon } from './icons';
import { useNoted } from './proposed';

/** Skills, abilities of the archetype, and the spells of the fields that came along. */
export function SkillsPage({ view, as, send }: PageProps<EruneView>) {
  const who = view.adventurers[as];
  if (!who) return null;
  const content = contentOf(view);
  return (
    <View style={styles.page}>
      <Skills content={content} skills={who.skills} />
      <Abilities content={content} who={who} />
      {who.fields.length > 0 && <Spells content={content} who={who} />}
      <Asking content={content} who={who} onChange={(skill, on) => send({ type: 'never', as, skill, on } as never)} />
    </View>
  );
}

/** Skills with what they cost. */
export function Skills({ content, skills }: { content: Content; skills: readonly string[] }) {
  const say = useSay();
  const teller = useTeller();
  const noted = useNoted();
  return (
    <Section title={say('skills.title')} right={say('skills.count', { count: skills.length })}>
      {skills.map((id) => {
        const skill = content.skills[id];
        return skill && (
          <Row key={id} title={teller.name(id)} note={noted([say(`family.${skill.family}`), teller.text(id)].filter(Boolean).join('. '), skill)} emblem={{ icon: 'star-medal', frame: 'tile' }}
            right={say('skills.cost', { sp: skill.cost })} testID={`skill-${id}`} />
        );
      })}
      {skills.length === 0 && <Empty text={say('skills.none')} />}
    </Section>
  );
}

function Abilities({ content, who }: { content: Content; who: Adventurer }) {
  const say = useSay();
  const teller = useTeller();
  const noted = useNoted();
  const { abilities = [] } = content.adventurers[who.kind] ?? {};
  return (
    <Section title={say('skills.abilities')}>
      {abilities.map((ability) => {
        const used = who.spent.includes(ability.id);
        const price = ability.mp > 0 ? say('skills.mana', { mp: ability.mp }) : say('skills.free');
        return (
          <Row key={ability.id} title={teller.name(ability.id)} note={noted(teller.text(ability.id), ability)} dim={used} emblem={{ icon: eruneIcon(who.kind), frame: 'tile' }} right={used ? say('skills.used') : price} testID={`ability-${ability.id}`} />
        );
      })}
    </Section>
  );
}

/** Each spell once in a quest; Remanence gives a second time. */
function Spells({ content, who }: { content: Content; who: Adventurer }) {
  const say = useSay();
  const teller = useTeller();
  const noted = useNoted();
  return (
    <>
      {who.fields.map((id) => {
        const field = content.fields[id];
        const here = who.brought.includes(id);
        return field && (
          <Section key={id} title={teller.name(id)} right={here ? say('skills.brought') : say('skills.at-home')}>
            {field.spells.map((spell) => {
              const cast = who.cast[spell] ?? 0;
              const text = cast > 0 ? say('skills.cast', { cast }) : here ? say('skills.ready') : '';
              return (
                <Row key={spell} title={teller.name(spell)} note={noted(teller.text(spell), content.spells[spell])} dim={cast > 0 || !here} right={text} testID={`spell-${spell}`}
                  emblem={{ icon: eruneIcon(id), frame: 'tile', state: here && cast === 0 ? 'now' : 'away' }} />
              );
            })}
          </Section>
        );
      })}
    </>
  );
}

/** Which skills are offered when a roll lies there; one that is never wanted need not be asked for. */
function Asking({ content, who, onChange }: { content: Content; who: Adventurer; onChange: (skill: string, never: boolean) => void }) {
  const say = useSay();
  const teller = useTeller();
  const asked = who.skills.filter((id) => content.skills[id]?.family !== 'dungeon');
  if (asked.length === 0) return null;
  return (
    <Section title={say('skills.asking')}>
      {asked.map((id) => (
        <Switch key={id} label={teller.name(id)} value={!who.never.includes(id)} testID={`ask-${id}`} onChange={(on) => onChange(id, !on)} />
      ))}
    </Section>
  );
}

const styles = StyleSheet.create({ page: { gap: space.xl } });
