// The shop starts this as a process of its own: what filling takes of memory is given back when it ends. The
// shop's message says where the database is. When the shop ends first, nothing is filled.
import { createDb, poolConfig, type Connection } from '#db/client.ts';
import { addDemoCustomer } from './customer/add-customer.ts';
import { fillDemoShop } from './fill.ts';

const fill = async (connection: Connection, now: Date): Promise<void> => {
  const db = createDb({ ...poolConfig(connection), max: 1 });
  try {
    if (await fillDemoShop(db, { now })) await addDemoCustomer(db, { now });
  } finally {
    await db.destroy();
  }
  process.disconnect();
};

process.once('message', ({ connection, now }: { connection: Connection; now: number }) => {
  process.once('disconnect', () => process.exit());
  void fill(connection, new Date(now)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
});
