import type { ServerOptions } from 'node:http';
import type { QueryTimeouts } from '#db/client.ts';

/** How long and how large a request may be before anything looks at what it asks. */
export type Limits = {
  /** Characters of path and query. */
  address: number;
  /** Bytes of all headers together. */
  headers: number;
  /** Bytes of a form; calls of the API have their own limit. */
  form: number;
  /** Until the last header has come, milliseconds; and until the last byte of the body. */
  headersMs: number;
  requestMs: number;
  /** Until an idle connection is closed, milliseconds. */
  silenceMs: number;
  /**
   * How long a connection is kept alive for the next request; longer than proxies keep theirs, so
   * that they never use a closed one.
   */
  keepAliveMs: number;
  /** Until an unanswered request is answered with 503, milliseconds. */
  answerMs: number;
  /** The same for a picture, which waits in a queue of its own: a browser does not ask again for one that has failed. */
  pictureMs: number;
  /** Connections that may be open at once, in all and from one network address. */
  connections: number;
  connectionsOfAddress: number;
  /** Requests on one connection; the last one ends it. */
  requestsPerConnection: number;
  /** Requests that may be worked on and sent at once, in all and from one network address. */
  requests: number;
  requestsOfAddress: number;
  /** Of those from one address, reading ones that are worked on at a time; the others wait. */
  readingOfAddress: number;
  /** Until a request that waits for others from its address is refused, milliseconds. */
  waitMs: number;
  /** Bytes that may wait to be sent, or to be read behind an answer that is not taken, in all. */
  unsentBytes: number;
  /** Until an answer has to be taken, milliseconds, and so much longer the larger it is. */
  takeMs: number;
  takeBytesPerSecond: number;
};

export const LIMITS: Limits = {
  address: 8_000,
  headers: 16_384,
  form: 262_144,
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 90_000,
  keepAliveMs: 65_000,
  answerMs: 30_000,
  pictureMs: 80_000,
  connections: 8_000,
  connectionsOfAddress: 2_000,
  requestsPerConnection: 10_000,
  requests: 2_000,
  requestsOfAddress: 300,
  readingOfAddress: 16,
  waitMs: 10_000,
  unsentBytes: 64 * 1024 * 1024,
  takeMs: 30_000,
  takeBytesPerSecond: 8_192,
};

/**
 * Timeouts of PostgreSQL for the work of a request. A statement is cancelled before its request
 * times out, so that the shopper gets an error page. A statement that waits for a lock occupies a
 * connection that others need, so it waits no longer than others wait for a connection.
 */
export const QUERY_TIMEOUTS: QueryTimeouts = {
  statementMs: LIMITS.answerMs - 5_000,
  lockMs: 10_000,
  idleMs: 60_000,
};

/** How often Node looks for slow clients, milliseconds. */
const LOOK_MS = 2_000;

/**
 * The limits that Node holds by itself: 431 for long headers, 408 for slow ones. Node reads
 * twice the headers that Souk accepts, and requests without a Host header, so that Souk can refuse both with a
 * translated answer.
 */
export const serverOptions = (limits: Limits): ServerOptions => ({
  maxHeaderSize: 2 * limits.headers,
  requireHostHeader: false,
  headersTimeout: limits.headersMs,
  // Only for whoever is slow with both: a slow body alone is answered before, by readiness.
  requestTimeout: limits.headersMs + limits.requestMs,
  keepAliveTimeout: limits.keepAliveMs,
  connectionsCheckingInterval: Math.min(LOOK_MS, limits.headersMs),
});
