import type { ServerOptions } from 'node:http';
import type { Patience } from '#db/client.ts';

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
  /** Until a line on which nothing moves is cut, milliseconds. */
  silenceMs: number;
  /** How long a line is kept for the next request; longer than proxies keep theirs, or they write on a dead one. */
  keptMs: number;
  /** Until a request is given up that the shop does not get done, milliseconds. */
  answerMs: number;
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
  /** Until one that waits for others from its address is given up, milliseconds. */
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
  keptMs: 65_000,
  answerMs: 30_000,
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
 * What PostgreSQL gives up of the work of a request. A statement ends before its request is given
 * up, so that the shopper hears it from a page. Those who wait for a lock each hold a connection
 * that everybody else needs, so they wait no longer than one waits for a connection.
 */
export const PATIENCE: Patience = {
  statementMs: LIMITS.answerMs - 5_000,
  lockMs: 10_000,
  idleMs: 60_000,
};

/** Node looks for slow clients so often, milliseconds. */
const LOOK_MS = 2_000;

/**
 * The limits that Node holds by itself: 431 for long headers, 408 for slow ones. It reads somewhat
 * more than is taken, and takes what names no host, so that such requests get their answer from us.
 */
export const serverOptions = (limits: Limits): ServerOptions => ({
  maxHeaderSize: 2 * limits.headers,
  requireHostHeader: false,
  headersTimeout: limits.headersMs,
  // Only for who is slow with both: a slow body alone is answered before, by the door.
  requestTimeout: limits.headersMs + limits.requestMs,
  keepAliveTimeout: limits.keptMs,
  connectionsCheckingInterval: Math.min(LOOK_MS, limits.headersMs),
});
