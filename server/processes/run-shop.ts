import type { Logger } from 'pino';
import { outboxOf } from '#jobs/mail/transport.ts';
import { startBackgroundJobs } from '#server/background-jobs.ts';
import { originOf } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/database.ts';
import type { Database } from '#server/database.ts';
import { DEMO_CUSTOMER } from '#demo/customer/customer.ts';
import { hasDemoCustomer, maintainDemo } from '#server/demo.ts';
import { fail } from '#server/failure.ts';
import type { CustomShop } from '#server/custom-shop.ts';
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

type Parts = { config: Config; log: Logger; own: CustomShop };

/** What the operator should know of a shop that has just opened. */
const sayOpen = ({ config, own }: Pick<Parts, 'config' | 'own'>, port: number): void => {
  const { smtpUrl, dataDir, works } = config;
  process.stdout.write(`Souk is open at http://localhost:${port}\n`);
  if (!smtpUrl && !own.shop.mail)
    process.stdout.write(`Mails are kept in ${outboxOf(dataDir)}; SMTP_URL would send them.\n`);
  if (!works) process.stdout.write('Jobs wait for `npm run worker`, as WORKER=0 says.\n');
};

/** Whose account shows orders, returns and reviews in the demo. */
const sayCustomer = (): void => {
  const { email, password } = DEMO_CUSTOMER;
  process.stdout.write(`Sign in to the demo as ${email}, password ${password}, to see orders.\n`);
};

/** Opens the shop with its database and what follows by itself, until a signal closes it. */
export const runShop = async ({ config, log, own }: Parts, visitors: Visitors): Promise<void> => {
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
    if (config.demo) leaveDemo = await maintainDemo({ db: jobDb, connection, log, now });
    await visitors.open(database);
    if (stopping) return;
    const origin = originOf(config, port);
    if (config.works)
      endBackgroundJobs = await startBackgroundJobs({
        config,
        log,
        own,
        db: jobDb,
        connection,
        now,
        origin,
      });
    sayOpen({ config, own }, port);
    if (config.demo && (await hasDemoCustomer(jobDb))) sayCustomer();
  } catch (error) {
    // A shop that is closed while it is opening loses its database; that is not an error.
    if (!stopping) throw error;
  }
};
