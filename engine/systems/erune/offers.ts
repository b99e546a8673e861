import type { Offer } from '../../core/ruleset';
import { offering as combat } from './combat/offers';
import type { EruneCommand } from './command';
import type { Content } from './content';
import { forbidden } from './decide';
import { offering as explore } from './explore/offers';
import { offering as magic } from './magic/offers';
import { boxed } from './overlay';
import { offering as shadows } from './shadows/offers';
import { offering as sheet } from './sheet/offers';
import { offering as turn, resigning } from './turn/offers';
import type { View } from './view';

/** What may be done now by the holder of this view; the table offers what anybody may do. */
export function offers(content: Content, view: View): readonly Offer<EruneCommand>[] {
  const hands = view.eyes.length > 0 ? view.eyes : view.order;
  const drafts = [turn, combat, explore, magic, shadows, sheet, resigning].flatMap((offering) => offering(boxed(content, view.overlay), view, hands));
  const seen = new Set<string>();
  // Of those refused, the first of each group stands for the others.
  return drafts.flatMap((draft) => {
    const not = forbidden(content, view, draft.command);
    if (!not) return [draft];
    const group = `${draft.command.as} ${draft.group} ${not.key}`;
    if (draft.onward || seen.has(group)) return [];
    seen.add(group);
    return [{ ...draft, not }];
  });
}
