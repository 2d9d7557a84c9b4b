import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { addressOf, testConnection } from '#test/database.ts';
import { root } from '#test/shop.ts';

// Each of these starts whole processes, which takes long on a machine that is busy.
vi.setConfig({ testTimeout: 120_000 });

const DATABASE_URL = addressOf(await testConnection());

type Ended = { code: number | string | null | undefined; out: string; said: string };

/** `npm run shop -- …` as a process of its own. */
const shop = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { DATABASE_URL, DATA_DIR: tmpdir() };
    const child = execFile(
      process.execPath,
      ['cli/shop.ts', ...args],
      { cwd: root, env },
      (_, out, said) => resolve({ code: child.exitCode, out, said }),
    );
  });

test('the commands are listed, and one tells more of itself', async () => {
  const all = await shop();
  expect(all.code).toBe(0);
  expect(all.out).toContain('searches [--language CODE] [--limit N] [--json]');
  const one = await shop('synonyms', '--help');
  expect(one.code).toBe(0);
  expect(one.out).toContain('npm run shop -- synonyms add --language CODE TERM TERM');
});

test('done ends with 0, what cannot be done with 1, what the rules refuse with 2', async () => {
  const done = await shop('searches');
  expect(done).toEqual({ code: 0, out: 'Every search has found something.\n', said: '' });
  expect(await shop('searches', '--limit', 'x')).toEqual({
    code: 1,
    out: '',
    said: '--limit is a whole number from 1 to 1000000, and not "x".\n',
  });
  expect(await shop('synonyms', 'remove', '99')).toMatchObject({ code: 2, out: '' });
  expect((await shop('sell')).code).toBe(1);
  expect((await shop('searches', '--loud')).said).toContain("Unknown option '--loud'");
});
