// `npm test`: everything that has to hold, quickest first; the first step that fails ends it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bootstrap, COMPILE_CACHE, root } from './bootstrap.mjs';
import { withBrowser } from './browser.mjs';
import { SIGNALS } from './forward.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

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
const bootstrapped = withBrowser(bootstrap());
const temporary = temporaryFolder();
/** Where Playwright keeps journeys without their types: in the temporary folder all of them would be read anew each time. */
const JOURNEY_CACHE = {
  PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, 'node_modules', '.cache', 'journeys'),
};
const env = { ...COMPILE_CACHE, ...JOURNEY_CACHE, ...bootstrapped, ...temporary.env };
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Its exit code, once it has ended; it gets our signals. */
const run = async (command, args) => {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  const hand = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, hand);
  const [code] = await once(child, 'exit');
  for (const signal of SIGNALS) process.off(signal, hand);
  return code ?? 1;
};

/** The exit code of the first step that fails, or 0. */
const runSteps = async () => {
  for (const [name, [command, ...args]] of STEPS) {
    const begun = performance.now();
    const code = await run(command, args);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(begun)})`);
    if (code !== 0) return code;
  }
  return 0;
};

const started = performance.now();
const code = await runSteps().finally(temporary.remove);
if (code === 0) console.log(`✓ all of it (${seconds(started)})`);
process.exitCode = code;
