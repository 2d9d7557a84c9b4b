import type { Connection } from '#db/client.ts';
import type { Family } from '#server/metrics/exposition.ts';

/** Messages of a worker to the primary. */
export type FromWorker =
  /** It can be told. */
  | { is: 'started' }
  /** It holds the port and waits for the database. */
  | { is: 'listening'; port: number }
  /** It lets visitors in. */
  | { is: 'open' }
  /** Somebody asks it for the figures of all processes. */
  | { is: 'asking'; id: number }
  | { is: 'figures'; id: number; families: Family[] };

/** Messages of the primary to a worker. */
export type ToWorker =
  /** Take the port and tell visitors that the shop is not open yet. */
  | { is: 'listen' }
  /** Let visitors in: the database stands. One worker is to make the first pictures ahead. */
  | { is: 'database'; connection: Connection; warm: boolean }
  | { is: 'asked'; id: number }
  | { is: 'answered'; id: number; families: Family[] };
