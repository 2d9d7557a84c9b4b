// `npm start`: installs, builds and opens the shop, whatever of it is still to do.
import { spawn, spawnSync } from 'node:child_process';
import { bootstrap, root } from './bootstrap.mjs';

const { node, env } = bootstrap();

const built = spawnSync(node, ['scripts/build.mjs'], { cwd: root, env, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const server = spawn(node, ['server/main.ts'], {
  cwd: root,
  env: { ...env, NODE_ENV: 'production' },
  // The channel tells the server when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

// npm hands signals on to us only if it can: when it is killed outright, we notice that it is gone.
const parent = process.ppid;
const stopWithNpm = () => process.ppid === parent || server.kill('SIGTERM');
if (process.env.npm_lifecycle_event) setInterval(stopWithNpm, 500).unref();

server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
