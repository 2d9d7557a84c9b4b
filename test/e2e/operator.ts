import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { dataDir } from './outbox.ts';

const run = promisify(execFile);

/** What who runs the shop types at a terminal: `npm run shop -- orders advance …`; what it answers. */
export const operate = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: dataDir(), DATABASE_URL: '', NODE_ENV: 'production' };
  const { stdout } = await run(process.execPath, ['cli/shop.ts', ...args], { env });
  return stdout;
};
