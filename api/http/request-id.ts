import { randomUUID } from 'node:crypto';

export const REQUEST_ID = 'x-request-id';

/** What a proxy or the storefront may hand us; anything else is replaced, it could be a forged log line. */
const ACCEPTABLE = /^[\w.-]{8,64}$/;

/** The id of a request whose header says `header`. */
export const requestIdOf = (header: string | undefined): string =>
  header && ACCEPTABLE.test(header) ? header : randomUUID();
