import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/database.ts';
import type { Database } from '#server/database.ts';
import { maintainDemo } from '#server/demo.ts';
import type { Hooks } from '#extend/shop.ts';
import { fail } from '#server/failure.ts';
import { startBackgroundJobs } from '#server/background-jobs.ts';
import { onStop } from '#server/stop.ts';

/** What answers visitors: this process, or workers that it looks after. */
type Visitors = {
  /**
   * Opens the port and returns its number; requests are answered with 503 until the shop is open.
   */
  listen: () => Promise<number>;
  /** Lets visitors in. */
  open: (database: Database) => Promise<void>;
  /** Takes no new ones and lets the others finish; `hurry` ends that early. */
  close: (hurry: AbortSignal) => Promise<void>;
  /** Ends what was kept ready for them, when nothing asks it any more. */
  clear?: () => Promise<void>;
};

type Parts = { config: Config; log: Logger; hooks: Hooks };

/** Opens the shop with its database and what follows by itself, until a signal closes it. */
export const runShop = async ({ config, log, hooks }: Parts, visitors: Visitors): Promise<void> => {
  let opening: Promise<Database> | undefined;
  let stopping = false;
  let leaveDemo: (() => void) | undefined;
  let endBackgroundJobs: (() => Promise<void>) | undefined;
  onStop(async (hurry) => {
    stopping = true;
    leaveDemo?.();
    await visitors.close(hurry);
    await endBackgroundJobs?.();
    await visitors.clear?.();
    await opening?.then(({ close }) => close()).catch(fail);
    process.exit(0);
  });

  try {
    const port = await visitors.listen();
    if (stopping) return;
    opening = openDatabase(config, log);
    const database = await opening;
    const { jobDb, connection } = database;
    const now = () => new Date();
    if (config.demo) leaveDemo = await maintainDemo({ db: jobDb, log, now });
    await visitors.open(database);
    if (stopping) return;
    endBackgroundJobs = await startBackgroundJobs({ db: jobDb, connection, log, now, hooks });
    process.stdout.write(`Souk is open at http://localhost:${port}\n`);
  } catch (error) {
    // A shop that is closed while it is opening loses its database; that is not an error.
    if (!stopping) throw error;
  }
};
