import type { Caller } from '#api/http/session.ts';

const MINUTES = 10;

/**
 * Whether who is here has to be proven again before something is changed that whoever finds an open
 * browser must not change: password, e-mail address, logins, the account itself.
 */
export const needsProof = ({ provedAt }: Caller['session'], now: Date): boolean =>
  provedAt === null || now.getTime() - provedAt.getTime() > MINUTES * 60_000;
