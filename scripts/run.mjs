// Runs one command of the toolbox on the right Node: `node scripts/run.mjs oxlint --fix`.
import { bootstrap, COMPILE_CACHE, root } from './bootstrap.mjs';
import { withBrowser } from './browser.mjs';
import { forward } from './forward.mjs';

const [command = 'node', ...args] = process.argv.slice(2);
const bootstrapped = bootstrap();
const isJourney = command === 'playwright' && args[0] === 'test';
const env = isJourney ? withBrowser(bootstrapped) : bootstrapped.env;
forward(command, args, { cwd: root, env: { ...COMPILE_CACHE, ...env }, stdio: 'inherit' });
