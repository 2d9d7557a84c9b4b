import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { dataDir } from './outbox.ts';

const run = promisify(execFile);

/** `npm run shop -- …` beside the shop that is open; what it prints. */
export const operate = async (...args: string[]): Promise<string> => {
  const { DATABASE_URL: _another, ...environment } = process.env;
  const env = { ...environment, DATA_DIR: dataDir() };
  const { stdout } = await run(process.execPath, ['cli/shop.ts', ...args], { env });
  return stdout;
};

/** Delivers an order, as its operator. */
export const deliver = ({ number }: { number: string }): Promise<string> =>
  operate('orders', 'advance', number, '--to', 'delivered');
