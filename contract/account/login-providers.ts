/** Where people may sign in beside the shop, as they know them, in every language. */
export const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const;
