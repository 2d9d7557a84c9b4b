// Runs one command of the toolbox on the right Node: `node scripts/run.mjs oxlint --fix`.
import { spawnSync } from 'node:child_process';
import { bootstrap, root } from './bootstrap.mjs';

const { env } = bootstrap();
const [command = 'node', ...args] = process.argv.slice(2);
const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
process.exit(status ?? 1);
