// Runs one command of the toolbox on the right Node: `node scripts/run.mjs oxlint --fix`.
import { bootstrap, COMPILE_CACHE, root } from './bootstrap.mjs';
import { withBrowser } from './browser.mjs';
import { forward } from './forward.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const [command = 'node', ...args] = process.argv.slice(2);
const bootstrapped = bootstrap();
const isJourney = command === 'playwright' && args[0] === 'test';
const env = isJourney ? withBrowser(bootstrapped) : bootstrapped.env;
const isTest = isJourney || command === 'vitest';
const temporary = isTest ? temporaryFolder() : { env: {}, remove: () => {} };
const options = {
  cwd: root,
  env: { ...COMPILE_CACHE, ...env, ...temporary.env },
  stdio: 'inherit',
};
forward(command, args, options, { atEnd: temporary.remove });
