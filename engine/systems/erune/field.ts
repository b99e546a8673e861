import * as v from 'valibot';

// Parts of commands that come from outside.

/** Not one of the names that every JavaScript object answers to: nothing of the game is called so. */
export const name = v.pipe(v.string(), v.check((text) => !(text in Object.prototype)));
export const id = v.pipe(name, v.minLength(1), v.maxLength(64));
export const ids = v.pipe(v.array(id), v.maxLength(24));
/** A command of one character. */
export const by = <const T extends string, const F extends v.ObjectEntries>(type: T, fields: F) => v.strictObject({ type: v.literal(type), as: id, ...fields });
/** A command of the table, which somebody may give for it. */
export const anyone = <const T extends string, const F extends v.ObjectEntries>(type: T, fields: F) => v.strictObject({ type: v.literal(type), as: v.exactOptional(id), ...fields });
export const few = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
export const optional = v.exactOptional;
export const yes = v.exactOptional(v.literal(true));
