import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, testFolder } from '#test/shop.ts';

type Env = Record<string, string>;

const run = (args: string[], env: Env) => {
  const given = { ...process.env, CHROMIUM_PATH: '', ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: given,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, said: stderr.trim().split('\n') };
};

/** What the journeys would run in, as a script of ours finds it; `node` is what it tries browsers by. */
const find = (env: Env, node: string = process.execPath) =>
  run(
    [
      '--input-type=module',
      '-e',
      `const { withBrowser } = await import('./scripts/browser.mjs');
       console.log(withBrowser({ node: ${JSON.stringify(node)}, env: process.env }).CHROMIUM_PATH);`,
    ],
    env,
  );

test('a CHROMIUM_PATH that opens no page is told before the long steps begin', () => {
  expect(run(['scripts/test.mjs'], { CHROMIUM_PATH: '/nowhere/chromium' })).toEqual({
    code: 1,
    out: '',
    said: ['CHROMIUM_PATH names no browser that opens pages here: /nowhere/chromium'],
  });
});

test('without any browser, and none to be had, one sentence says what to install', () => {
  // No browser opens a page by a program that fails, and npm fetches nothing.
  const { code, said } = find({ npm_config_offline: 'true' }, '/bin/false');
  expect(code).toBe(1);
  expect(said.at(-1)).toMatch(
    /^There is no browser for the journeys, and none could be fetched: \S.*, or set CHROMIUM_PATH\.$/,
  );
});

test('a browser on the PATH is taken, and a program that only bears its name is not', async () => {
  const folder = await testFolder(0o755);
  const place = (name: string, script: string) =>
    writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  // Stands for the Node that tries a browser: one opens a page where it ends well.
  await place('node', 'exec "$2"');
  const taken = () => find({ PATH: folder }, join(folder, 'node')).out.trim();
  await place('chromium', 'exit 0');
  await place('chromium-headless-shell', 'echo "install it by another way" >&2; exit 1');
  expect(taken()).toBe(join(folder, 'chromium'));
  await place('chromium-headless-shell', 'exit 0');
  expect(taken()).toBe(join(folder, 'chromium-headless-shell'));
});
