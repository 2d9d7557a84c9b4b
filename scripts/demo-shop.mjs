// Opens a demo shop that is gone when it closes: `node scripts/demo-shop.mjs 4000`.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';

const { node, env } = bootstrap();
const [port = '0'] = process.argv.slice(2);

const dataDir = mkdtempSync(join(tmpdir(), 'souk-demo-'));
// As root, PostgreSQL runs as another user, who has to pass through.
chmodSync(dataDir, 0o711);

const server = spawn(node, ['server/main.ts'], {
  cwd: root,
  env: {
    ...env,
    NODE_ENV: 'production',
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SHOP_DEMO: '1',
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
