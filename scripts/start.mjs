// `npm start`: installs, builds and opens the shop, whatever of it is still to do.
import { spawnSync } from 'node:child_process';
import { bootstrap, root } from './bootstrap.mjs';
import { forward, startedByNpm } from './forward.mjs';
import { ALLOCATOR, NODE_FLAGS } from './memory.mjs';

const { node, env } = bootstrap();

const built = spawnSync(node, ['scripts/build.mjs'], { cwd: root, env, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const options = {
  cwd: root,
  env: { ...ALLOCATOR, ...env, NODE_ENV: 'production' },
  // The channel tells the server when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
};
forward(node, [...NODE_FLAGS, 'server/main.ts'], options, { followParent: startedByNpm });
