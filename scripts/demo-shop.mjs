// Opens a demo shop that is gone when it closes: `node scripts/demo-shop.mjs 4000`.
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { forward } from './forward.mjs';
import { ALLOCATOR, NODE_FLAGS } from './memory.mjs';

const { node, env } = bootstrap();
const [port = '0'] = process.argv.slice(2);

// By its port journeys find the mails that it writes (test/e2e/outbox.ts).
const dataDir = join(tmpdir(), `souk-demo-${port}`);
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir);
// As root, PostgreSQL runs as another user, who has to pass through.
chmodSync(dataDir, 0o711);

const shop = { PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', SHOP_DEMO: '1' };
// Tests and sweeps are all one caller.
const settings = { ...shop, RATE_LIMITS: '0' };
const options = {
  cwd: root,
  env: { ...ALLOCATOR, ...env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...settings },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
};
forward(node, [...NODE_FLAGS, 'server/main.ts'], options, {
  followParent: true,
  atEnd: () => rmSync(dataDir, { recursive: true, force: true }),
});
