// `npm start`: installs, builds and opens the shop, whatever of it is still to do. With PAYMENT_SIM=1 the demo
// shop is opened with simulators of all payment providers.
import { spawnSync } from 'node:child_process';
import { bootstrap, COMPILE_CACHE, fail, root } from './bootstrap.mjs';
import { forward, startedByNpm } from './forward.mjs';
import { ALLOCATOR, NODE_FLAGS } from './memory.mjs';

const isSimulated = process.env.PAYMENT_SIM === '1';
if (isSimulated && process.env.NODE_ENV === 'production')
  fail('PAYMENT_SIM=1 is for the demo shop alone: NODE_ENV is production.');

const { node, env } = bootstrap();

const built = spawnSync(node, ['scripts/build.mjs'], { cwd: root, env, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const options = {
  cwd: root,
  env: { ...ALLOCATOR, ...COMPILE_CACHE, ...env, NODE_ENV: 'production' },
  // The channel tells the server when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
};
const shop = isSimulated ? 'test/simulators/open-shop.ts' : 'server/main.ts';
forward(node, [...NODE_FLAGS, shop], options, { followParent: startedByNpm });
