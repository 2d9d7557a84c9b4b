import { createHash } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { providerSettings } from './test/sign-in/provider-settings.ts';

/**
 * A port of its own for each checkout, the same in every process of a run, and below those that Linux gives to
 * whoever asks for any, as tests do meanwhile.
 */
const port =
  20_000 +
  (createHash('sha256')
    .update(import.meta.dirname)
    .digest()
    .readUInt16BE() %
    12_000);

/** E2E_URL: a shop that is open already, and filled with the demo. */
const url = process.env.E2E_URL ?? `http://localhost:${port}`;

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.spec.ts',
  // One more than there are processors in CI: some journeys wait for a mail, a code or for time to go by.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  /** The pictures that look.spec.ts compares with; `--update-snapshots` takes them anew. */
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  updateSnapshots: 'none',
  // For what hangs: everything takes many times longer where the machine is busy.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: url,
    screenshot: 'only-on-failure',
    // Movement is drawn by the processor here, and waited for; the journeys below test.use({ reducedMotion }) have it.
    reducedMotion: 'reduce',
    // Requests of a service worker pass by what a journey routes; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      // scripts/browser.mjs finds it; without, Playwright's own.
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters of the same shape on every machine.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  ...(!process.env.E2E_URL && {
    webServer: {
      // Without a shell between, the shop notices when this process is killed.
      command: `exec node scripts/demo-shop.mjs ${port}`,
      env: providerSettings(url),
      url: `${url}/readyz`,
      timeout: 180_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  }),
});
