// What `PAYMENT_SIM=1 npm start` runs in the place of server/main.ts.
import cluster from 'node:cluster';
import { fail } from '#server/failure.ts';
import { simulatePayments } from './simulate-payments.ts';

// Of several processes the first has them open, and the others its environment.
if (cluster.isPrimary) await simulatePayments().catch(fail);
await import('#server/main.ts');
