// `npm test`: everything that has to hold, quickest first; the first step that fails ends it.
import { spawnSync } from 'node:child_process';
import { bootstrap, COMPILE_CACHE, root } from './bootstrap.mjs';
import { withBrowser } from './browser.mjs';

const STEPS = [
  ['lint', ['oxlint', '--deny-warnings']],
  ['format', ['oxfmt', '--check']],
  ['route types', ['react-router', 'typegen']],
  ['types', ['tsc', '--noEmit']],
  ['build', ['node', 'scripts/build.mjs']],
  ['weight', ['node', 'bench/weight.ts']],
  ['tests', ['vitest', 'run']],
  ['journeys', ['playwright', 'test']],
];

// Before the long steps: without a browser they would fail at the last one.
const env = { ...COMPILE_CACHE, ...withBrowser(bootstrap()) };
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const started = performance.now();
for (const [name, [command, ...args]] of STEPS) {
  const begun = performance.now();
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds(begun)})`);
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`✓ all of it (${seconds(started)})`);
