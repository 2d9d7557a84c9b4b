import { defineConfig } from 'vitest/config';
import { iconSprite } from './web/vite-plugins/icon-sprite.ts';

export default defineConfig({
  // Components show icons of it.
  plugins: [iconSprite()],
  test: {
    include: [
      '{contract,i18n,db,demo,jobs,api,extend,web,server,cli,test,scripts}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['test/postgres.ts'],
    pool: 'threads',
    // One PostgreSQL serves all files; more workers than cores would only wait for it.
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // Long enough for a busy machine; below the age at which kept answers are asked anew by themselves.
    expect: { poll: { timeout: 4_000 } },
  },
});
