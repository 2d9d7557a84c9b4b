import type { Db } from '#db/client.ts';
import type { Log } from '#api/http/env.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';

/** What it takes to ask providers and to write what they say. */
export type PaymentDeps = {
  db: Db;
  now: () => Date;
  log: Log;
  payments: readonly PaymentProvider[];
  /** Where shoppers find the shop. */
  origin: string;
};
