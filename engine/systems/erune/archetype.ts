export const ARCHETYPES = ['warrior', 'guardian', 'archer', 'wizard'] as const;
