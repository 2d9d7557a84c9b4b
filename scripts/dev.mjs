// `npm run dev`: the shop with hot reload. Vite follows web/ by itself; what runs in our own
// process is started anew when it changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';

const FOLDERS = ['api', 'contract', 'db', 'demo', 'extend', 'i18n', 'jobs', 'server'];
const SOURCE = /(?<!\.test)\.(ts|json|sql)$/;
/** One save of an editor, or one checkout of git, is many events. */
const SETTLE_MS = 150;

const { node, env } = bootstrap();
let server;
let stopping = false;
let timer;

const start = () => {
  server = spawn(node, ['--conditions=development', 'server/dev.ts'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  server.on('exit', (code) => {
    server = undefined;
    if (stopping) process.exit(0);
    if (code === 0) return start();
    // A mistake in the code ended it; the next change may be the correction.
    console.log('Waiting for a change …');
  });
};

// The server stops when its channel closes. A signal would be answered by Vite, in its own way.
const restart = () => {
  if (!server) start();
  else if (server.connected) server.disconnect();
};

const onChange = (_, file) => {
  if (stopping || !SOURCE.test(file ?? '')) return;
  clearTimeout(timer);
  timer = setTimeout(restart, SETTLE_MS);
};

const stop = () => {
  stopping = true;
  clearTimeout(timer);
  if (!server) process.exit(0);
  if (server.connected) server.disconnect();
};

start();
watch(root, (event, file) => file === 'souk.config.ts' && onChange(event, file));
for (const folder of FOLDERS) {
  try {
    watch(join(root, folder), { recursive: true }, onChange);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
