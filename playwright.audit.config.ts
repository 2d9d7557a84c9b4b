import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run audit`: every page and state in every language at every width, which takes long. */
export default defineConfig(journeys, {
  testMatch: '*.audit.ts',
  timeout: 90_000,
  // What is found is told in words, and keeping traces takes as long as looking.
  use: { trace: 'off', screenshot: 'off' },
});
