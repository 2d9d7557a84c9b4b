/** What pages behind the links of mails read of their address. */
export const SUBSCRIPTION_LINK = { token: 'one' } as const;
