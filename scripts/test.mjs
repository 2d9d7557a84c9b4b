// `npm test`: everything that has to hold, quickest first; the first step that fails ends it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
];
/**
 * Side by side: each of them alone leaves processors idle where it waits for a shop to open, for time to go by, or
 * for its last file.
 */
const TESTS = ['tests', ['vitest', 'run', '--maxWorkers=2']];
const JOURNEYS = ['journeys', ['playwright', 'test']];

// Before the long steps: without a browser they would fail at the last one.
const bootstrapped = withBrowser(bootstrap());
const temporary = temporaryFolder();
const env = { ...COMPILE_CACHE, ...bootstrapped, ...temporary.env };
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a step, which gets our signals; its exit code, once it has ended. */
const run = async ([name, [command, ...args]], { output, signal } = {}) => {
  const begun = performance.now();
  const stdio = output ? ['inherit', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd: root, env, stdio });
  output?.take(child);
  const hand = (asked) => child.kill(asked);
  const end = () => child.kill('SIGTERM');
  for (const asked of SIGNALS) process.on(asked, hand);
  signal?.addEventListener('abort', end);
  const [code] = await once(child, output ? 'close' : 'exit');
  signal?.removeEventListener('abort', end);
  for (const asked of SIGNALS) process.off(asked, hand);
  const told = `${code === 0 ? '✓' : '✗'} ${name} (${seconds(begun)})`;
  if (output) output.say(`${told}\n`);
  else console.log(told);
  return code ?? 1;
};

/** What a step says while another one has the screen: held until it is `shown`, then passed on as it comes. */
const heldOutput = () => {
  let held = [];
  const say = (text) => (held ? held.push(text) : process.stdout.write(text));
  return {
    say,
    take: ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream.setEncoding('utf8').on('data', say);
    },
    show: () => {
      process.stdout.write((held ?? []).join(''));
      held = undefined;
    },
  };
};

/** The exit code of the one that fails first, which ends the other, or 0. */
const runTestsAndJourneys = async () => {
  const ending = new AbortController();
  const output = heldOutput();
  let failure;
  const follow = async (step, options = {}) => {
    const code = await run(step, { signal: ending.signal, ...options });
    if (code === 0 || failure) return;
    failure = { step, code };
    ending.abort();
  };
  const journeys = follow(JOURNEYS, { output });
  await follow(TESTS);
  // What tests say of their failure stays the last on the screen.
  if (failure?.step !== TESTS) output.show();
  await journeys;
  return failure?.code ?? 0;
};

/** The exit code of the first step that fails, or 0. */
const runSteps = async () => {
  for (const step of STEPS) {
    const code = await run(step);
    if (code !== 0) return code;
  }
  return runTestsAndJourneys();
};

const started = performance.now();
const code = await runSteps().finally(temporary.remove);
if (code === 0) console.log(`✓ all of it (${seconds(started)})`);
process.exitCode = code;
