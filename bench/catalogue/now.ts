/** The moment that the shop of the bench lives in. */
export const NOW = new Date('2026-11-15T12:00:00Z');
