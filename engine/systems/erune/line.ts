import type { Id } from '../../core/ruleset';

/** The plain ids and numbers of an event, which its sentence may name. */
export const values = (event: object): Record<string, Id | number> =>
  Object.fromEntries(Object.entries(event).filter(([key, value]) => key !== 'type' && (typeof value === 'string' || typeof value === 'number'))) as Record<string, Id | number>;
