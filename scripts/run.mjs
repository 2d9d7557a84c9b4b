// Runs one command of the toolbox on the right Node: `node scripts/run.mjs oxlint --fix`.
import { bootstrap, root } from './bootstrap.mjs';
import { forward } from './forward.mjs';

const { env } = bootstrap();
const [command = 'node', ...args] = process.argv.slice(2);
forward(command, args, { cwd: root, env, stdio: 'inherit' });
