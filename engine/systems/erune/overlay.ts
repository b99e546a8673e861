import * as v from 'valibot';
import { isFaulty, read, type Fault, type Read } from '../../packs/pack';
import { files, readContent, type Content, type Raw } from './content';

// The owner of a box puts the printed values in: rows that stand in place of proposed ones, found by their ids.
const KINDS = ['dice', 'monsters', 'skills', 'levels', 'adventurers', 'items', 'spells'] as const;
type Kind = (typeof KINDS)[number];
const overlay = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  dice: v.exactOptional(files.dice), monsters: v.exactOptional(files.monsters), skills: v.exactOptional(files.skills), levels: v.exactOptional(files.levels),
  adventurers: v.exactOptional(files.adventurers), items: v.exactOptional(files.items), spells: v.exactOptional(files.spells),
});
export type Overlay = v.InferOutput<typeof overlay>;

/** An overlay from outside: its shape, that it replaces only what is proposed, and that the whole still fits together. */
export function readOverlay(content: Content, value: unknown): Read<Overlay> {
  const result = read('overlay', overlay, value);
  if (isFaulty(result)) return result;
  const faults = KINDS.flatMap((kind) => (result.content[kind] ?? []).flatMap((row, i): Fault[] => [...strange(content, kind, row.id, i), ...great(row, `${kind}.${i}`)]));
  if (faults.length > 0) return { faults };
  const whole = readContent(Object.fromEntries(Object.entries(laid(content, result.content)).map(([name, things]) => [name, Object.values(things)])) as Raw);
  return isFaulty(whole) ? { faults: whole.faults.map((fault) => ({ ...fault, file: `overlay ${fault.file}` })) } : result;
}

/** Nothing in a box has a greater number; sums of these stay whole. */
const MOST = 9999;
const great = (value: unknown, place: string): Fault[] => {
  if (typeof value === 'number') return Math.abs(value) > MOST ? [{ file: 'overlay', place, what: `${value} is more than ${MOST}` }] : [];
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, part]) => great(part, `${place}.${name}`)) : [];
};

function strange(content: Content, kind: Kind, id: string, i: number): Fault[] {
  const place = `${kind}.${i}`;
  const there = content[kind][id];
  if (!there) return [{ file: 'overlay', place, what: `names "${id}", which does not exist` }];
  const ours = 'proposed' in there ? there.proposed : 'abilities' in there && there.abilities.some((ability) => 'proposed' in ability && ability.proposed);
  return ours ? [] : [{ file: 'overlay', place, what: `"${id}" is printed, and stays as it is` }];
}

/** All that is proposed, as an overlay for an owner to fill in. */
export const proposals = (content: Content, name: string): Overlay => ({
  name,
  ...Object.fromEntries(KINDS.map((kind) => [kind, Object.values(content[kind]).filter(({ id }) => strange(content, kind, id, 0).length === 0)])),
});

const laid = (content: Content, over: Overlay): Content => ({
  ...content,
  ...Object.fromEntries(KINDS.map((kind) => [kind, { ...content[kind], ...Object.fromEntries((over[kind] ?? []).map((thing) => [thing.id, thing])) }])),
});

/** What lies on which content: found by the overlay itself, or by its text after a save was read. */
interface Bound {
  readonly same: WeakMap<Overlay, Content>;
  readonly alike: Map<string, Content>;
}
const bound = new WeakMap<Content, Bound>();

/** The content as it rules at a table: with the owner's values in place of ours. */
export function boxed(content: Content, over: Overlay | undefined): Content {
  if (!over) return content;
  const known = bound.get(content) ?? { same: new WeakMap<Overlay, Content>(), alike: new Map<string, Content>() };
  bound.set(content, known);
  const same = known.same.get(over);
  if (same) return same;
  const key = JSON.stringify(over);
  const after = known.alike.get(key) ?? laid(content, over);
  known.alike.set(key, after);
  known.same.set(over, after);
  return after;
}
