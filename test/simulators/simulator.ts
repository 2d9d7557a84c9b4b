import type { Server } from 'node:http';
import type { Memory } from './memory.ts';

/** What a shopper does on the provider's page. */
export type Outcome = 'pay' | 'decline' | 'abandon';

/** What happens to the next calls of an operation. */
export type Effect =
  /** Answers with this status, and what the provider says beside it, and does nothing. */
  | { kind: 'status'; status: number; body?: object }
  /** Waits before it answers. */
  | { kind: 'delay'; ms: number }
  /** Does what it is asked, then cuts the connection. */
  | { kind: 'drop' }
  /** What is read of a payment names another amount (minor units) or currency. */
  | { kind: 'change'; amount?: number; currency?: string };

/** `operation` as the simulator names it: create, find, capture, refund … */
export type Rule = { operation: string; effect: Effect; times: number };

/** A call that the provider has had. */
export type Call = { operation: string; reference: string | undefined; key: string | undefined };

/** Money that the provider has moved, in minor units: what the shop's books must agree with. */
export type Movement = {
  kind: 'charge' | 'refund' | 'dispute';
  /** The shop's id of the attempt, as the shop has told it. */
  attemptId: string;
  /** The provider's own for this movement. */
  reference: string;
  amount: number;
  currency: string;
};

export type DisputeState = 'open' | 'won' | 'lost';

/** A movement that has been undone is one that has never been. */
export const undo = (movements: Movement[], reference: string): void => {
  const at = movements.findIndex((one) => one.reference === reference);
  if (at >= 0) movements.splice(at, 1);
};

/** How a webhook is sent. */
export type Sending = {
  /** The provider's reference for the attempt. */
  reference: string;
  /** The provider's name of the event; without it the one that fits the state. */
  event?: string;
  copies?: number;
  delayMs?: number;
  signature?: 'good' | 'bad' | 'missing' | 'stale';
};

/** A provider that runs on this machine. It shares no code with the shop's client (Stripe's signer apart). */
export type Simulator = {
  /** As the shop's setting of its address wants it, without a slash at the end. */
  url: string;
  addRule: (rule: Rule) => void;
  /** Does what a shopper would on the page of the provider. */
  act: (reference: string, outcome: Outcome) => Promise<void>;
  /** The answers' statuses, in the order in which they were sent. */
  send: (sending: Sending) => Promise<number[]>;
  /** The shopper's bank asks the money back, or has decided; tells the shop. */
  dispute?: (reference: string, state: DisputeState) => Promise<number[]>;
  /** The provider takes the money of a payment back by itself; tells the shop. */
  reverse?: (reference: string) => Promise<number[]>;
  /** The last refund, which was done, has come back; tells the shop. */
  failRefund?: (reference: string) => Promise<number[]>;
  calls: () => readonly Call[];
  movements: () => readonly Movement[];
  /** What it would forget with its process, idempotency keys apart. */
  memory: Memory;
  /** Forgets all that it has had. */
  reset: () => void;
  close: () => Promise<void>;
};

/** What each simulator is opened with. */
export type SimulatorSettings = {
  /** Without it any free one of 127.0.0.1. */
  port?: number;
  /** Where its webhooks go, and what they are signed with; without it none are sent. */
  webhook?: { url: string; secret: string };
  /** Whether a webhook follows each change by itself. */
  sendsWebhooks?: boolean;
};

/** Closes a server, its open connections included. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
