import type { Id } from '../../../core/ruleset';
import { draft, type Draft, type Offering } from '../area';
import { masters } from '../combat/skill';
import type { Content, Item, Spell } from '../content';
import { unseen } from '../leaf';
import { active, adventurer, inSight, living, party, type Adventurer } from '../state';
import type { View } from '../view';
import { closedDoors } from './ability';
import { revives } from './revive';

/** What a spell may be aimed at, as far as the app can see. */
function aims(content: Content, view: View, who: Adventurer, { aim, range }: Spell): readonly { readonly target?: Id; readonly targets?: Id[] }[] {
  const foes = active(view).filter(({ room }) => (range === 'around' ? room === who.room : range === 'anywhere' || inSight(content, view, who.room, room)));
  switch (aim) {
    case 'enemy': return foes.map(({ id }) => ({ target: id }));
    case 'enemies': return [...new Set(foes.map(({ room }) => room))].map((room) => ({ targets: foes.filter((foe) => foe.room === room).map(({ id }) => id).slice(0, range === 'around' ? 8 : 4) }));
    case 'ally': return living(view).map(({ id }) => ({ target: id }));
    case 'fallen': return party(view).filter(({ dead }) => dead).map(({ id }) => ({ target: id }));
    case 'door': return unseen({ content }, view).map(({ door }) => ({ target: door }));
    case 'room': return [...new Set(foes.map(({ room }) => room))].map((room) => ({ target: room }));
    default: return [{}];
  }
}

function spells(content: Content, view: View, who: Adventurer): readonly Draft[] {
  const as = who.id;
  return who.brought.flatMap((field) => content.fields[field]?.spells ?? []).flatMap((id) => {
    const spell = content.spells[id];
    const times = who.cast[id] ?? 0;
    if (!spell || times > 1 || (times === 1 && !masters(content, view, as, 'remanence'))) return [];
    const again = times === 1 ? ({ again: true } as const) : {};
    return aims(content, view, who, spell).map((aim) => draft('cast', { type: 'cast', as, spell: id, ...aim, ...again }, `${aim.target ? 'cast-at' : aim.targets ? 'cast-at-several' : 'cast'}${times === 1 ? '-again' : ''}`, { spell: id, ...(aim.target && { target: aim.target }), ...(aim.targets && { count: aim.targets.length }) }));
  });
}

function uses(content: Content, view: View, who: Adventurer): readonly Draft[] {
  const as = who.id;
  const one = (item: Item): readonly Draft[] => {
    switch (item.target) {
      case 'weapon': return [...new Set(who.weapons)].map((weapon) => draft('use', { type: 'use', as, item: item.id, weapon }, 'coat', { item: item.id, weapon }));
      case 'enemy': return active(view).map(({ id: target }) => draft('use', { type: 'use', as, item: item.id, target }, 'use-on', { item: item.id, target }));
      case 'ally':
      case 'fallen': return party(view).filter(({ dead }) => dead === (item.target === 'fallen')).map(({ id: target }) => draft('use', { type: 'use', as, item: item.id, target }, 'use-on', { item: item.id, target }));
      default: return [draft('use', { type: 'use', as, item: item.id }, item.permanent ? 'activate' : 'use', { item: item.id })];
    }
  };
  return [...new Set([...who.satchel, ...who.artifacts])].flatMap((id) => {
    const item = content.items[id];
    return item?.effects ? one(item) : [];
  });
}

function pacts({ id: as, curse }: Adventurer): readonly Draft[] {
  return [
    ...(['hp', 'mp'] as const).map((points) => draft('pact', { type: 'pact', as, kind: 'hidden-resources', points }, `pact-${points}`)),
    ...(curse ? [draft('pact', { type: 'pact', as, kind: 'purification' }, 'pact-purification')] : []),
  ];
}

function able(content: Content, view: View, who: Adventurer): readonly Draft[] {
  const as = who.id;
  const abilities = content.adventurers[who.kind]?.abilities.map(({ id }) => id) ?? [];
  return [
    ...spells(content, view, who),
    ...uses(content, view, who),
    ...Object.keys(who.substances).map((substance) => draft('use', { type: 'take-substance', as, substance }, 'take-substance', { substance })),
    ...(abilities.includes('battle-cry') ? [draft('ability', { type: 'ability', as, ability: 'battle-cry' }, 'battle-cry')] : []),
    ...(abilities.includes('keen-ear') ? closedDoors(content, view, who.room).map((door) => draft('ability', { type: 'ability', as, ability: 'keen-ear', door }, 'keen-ear', { door })) : []),
    ...pacts(who),
  ];
}

/** Ways back for the dead, in any phase but those of the pact (R36.1). */
function fallen(content: Content, view: View, who: Adventurer): readonly Draft[] {
  const as = who.id;
  return [
    ...(who.fate > 0 ? [draft('revive', { type: 'revive', as, with: 'fate' }, 'revive-fate')] : []),
    ...[...new Set(who.satchel)].filter((item) => revives(content, item)).map((item) => draft('revive', { type: 'revive', as, with: 'item', item }, 'revive-item', { item })),
    ...(view.phase === 'adventurers' ? [draft('revive', { type: 'pact', as, kind: 'resurrection' }, 'pact-resurrection')] : []),
  ];
}

export const offering: Offering = (content, view, hands) =>
  view.phase === 'lobby' || view.phase === 'town'
    ? []
    : hands.filter((id) => view.adventurers[id]).map((id) => adventurer(view, id)).flatMap((who) => (who.dead ? fallen(content, view, who) : view.phase === 'adventurers' ? able(content, view, who) : []));
