import type { Content } from '@engine/systems/erune/content';
import { maxOf, temporary } from '@engine/systems/erune/points';
import type { Adventurer, Points } from '@engine/systems/erune/state';
import type { Reserve } from '../../parts/Tokens';
import { Minor } from '../../parts/Words';
import { useSay } from '../../words';

/** Told apart by shape and sign, then by colour. */
const looks = {
  hp: { shape: 'circle', pigment: 'minium', icon: 'hearts' },
  sp: { shape: 'hexagon', pigment: 'verdigris', icon: 'power-lightning' },
  mp: { shape: 'lozenge', pigment: 'lapis', icon: 'drop' },
} as const satisfies Record<Points, Partial<Reserve>>;

/** Health, stamina and mana with their maxima; points that will not last lie on top, Shadows cards on the stamina. */
export function useReserves(content: Content, who: Adventurer): readonly Reserve[] {
  const say = useSay();
  return (['hp', 'sp', 'mp'] as const).map((id): Reserve => {
    const value = who[id];
    const max = maxOf(content, who, id);
    const extra = temporary(who, id);
    const cards = id === 'sp' && who.cards > 0 ? say('sheet.cards', { cards: who.cards, laid: who.laid }) : undefined;
    const said = [say('sheet.value-of', { value, max }), ...(extra > 0 ? [say('sheet.extra', { extra })] : []), ...(cards ? [cards] : [])].join(', ');
    return {
      id, ...looks[id], value, max, said, spent: who.dead,
      label: say(`sheet.${id}`), name: say(`sheet.${id}-name`), of: say('sheet.of', { max }), more: say(`sheet.${id}-more`), less: say(`sheet.${id}-less`),
      ...(cards && { cover: <Minor centre>{cards}</Minor> }),
      ...(extra > 0 && { extra: { text: `+${extra}`, icon: 'hourglass' } }),
    };
  });
}
