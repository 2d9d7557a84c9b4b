// Ends with 0 when a browser opens a page: `node scripts/try-browser.mjs PATH`. Some start and then
// fail at the first page, as for want of fonts.
import { chromium } from '@playwright/test';

const [path] = process.argv.slice(2);
const options = { timeout: 20_000, args: ['--no-sandbox', '--disable-gpu'] };
const browser = await chromium.launch(path ? { ...options, executablePath: path } : options);
const page = await browser.newPage();
await page.setContent('<p>Souk</p>');
await page.screenshot();
await browser.close();
