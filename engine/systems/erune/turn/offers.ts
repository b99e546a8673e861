import { draft, type Draft, type Offering } from '../area';
import { isOver } from './round';

const onward = (each: Draft): Draft => ({ ...each, onward: true });

export const offering: Offering = (content, view, hands) => {
  const mos = view.mos && hands.includes(view.mos.id) ? view.mos.id : undefined;
  const own = hands.flatMap((id) => view.adventurers[id] ?? []);
  const anyone = own.length > 0;
  switch (view.phase) {
    case 'lobby':
      return [onward(draft('turn', { type: 'begin' }, 'begin'))];
    case 'spirit':
      return [onward(draft('turn', { type: 'new-turn' }, 'new-turn')), ...givingUp(anyone, mos)];
    case 'mos':
      return [...(mos ? [onward(draft('turn', { type: 'end-mos-phase', as: mos }, 'end-mos-phase'))] : []), ...givingUp(anyone, mos)];
    case 'adventurers':
      return [
        ...own.filter(({ dead }) => !dead).flatMap(({ id, kind }) => [
          onward(draft('turn', { type: 'done', as: id }, 'done')),
          draft('prepare', { type: 'prepare', as: id }, 'prepare'),
          ...(content.adventurers[kind]?.abilities.some((ability) => ability.id === 'arcane-focus') ? [draft('prepare', { type: 'prepare', as: id, mp: true }, 'prepare-mp')] : []),
        ]),
        ...(anyone ? [draft('campfire', { type: 'campfire' }, 'campfire')] : []),
        ...(isOver(view) ? [onward(draft('turn', { type: 'new-turn' }, 'new-turn'))] : []),
        ...givingUp(anyone, mos),
      ];
    case 'town':
      return [];
  }
};

const givingUp = (anyone: boolean, mos: string | undefined): readonly Draft[] => [
  ...(anyone ? [draft('abandon', { type: 'abandon', side: 'adventurers' }, 'abandon')] : []),
  ...(mos ? [draft('abandon', { type: 'abandon', as: mos, side: 'mos' }, 'abandon-mos')] : []),
];
