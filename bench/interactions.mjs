// How long presses and keys wait for the next picture on a phone whose processor is four times slower:
// `node bench/interactions.mjs http://localhost:3000 [--slower 4] [--runs 3]`. Each step is done on a page of its own as
// soon as its scripts have taken it over (before that, presses are the browser's own); what counts is the longest `event`
// entry of the browser itself (INP), the worst of the runs. Fails above 200 ms.
import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    slower: { type: 'string', default: '4' },
    runs: { type: 'string', default: '3' },
  },
});
const [shop = 'http://localhost:3000'] = positionals;
const MOST_MS = 200;
const SETTLED_MS = 1_500;

const askApi = async (path) => (await (await fetch(new URL(`/api/v1${path}`, shop))).json()).data;
const { categories, popup_banner: popup } = await askApi('/common');
const { products } = await askApi('/products');
const variant = products.result.find((one) => one.has_variants && one.in_stock);

const STEPS = {
  'home, menu': ['/', (page) => page.locator('button[popovertarget=menu]').first().click()],
  'home, more products': ['/', (page) => page.locator('#products a[href*="page="]').last().click()],
  'home, into the cart': ['/', (page) => page.locator('button[form=quick-add]').first().click()],
  'home, search': [
    '/',
    (page) => page.locator('input[type=search]').first().pressSequentially('lamp', { delay: 120 }),
  ],
  'listing, filters, one of them': [
    `/all/${categories[0].slug}`,
    async (page) => {
      await page.locator('main button[popovertarget=filters]:visible').first().click();
      await page.locator('#filters input[type=checkbox]:enabled').first().click();
    },
  ],
  'product, variant': [
    `/${variant.slug}/product/${variant.id}`,
    (page) => page.locator('main form label:has(input[type=radio])').nth(1).click(),
  ],
  'product, into the cart': [
    `/${variant.slug}/product/${variant.id}`,
    (page) => page.locator('main form button[value=add]:visible').first().click(),
  ],
};

const watch = () => {
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
};

const browser = await chromium.launch({
  executablePath: env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
});
/** React notes on an element that it has taken it over. */
const isAlive = () =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));

const measure = async (path, step) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript((id) => localStorage.setItem('popupBannerClosed', id), popup?.id ?? '');
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  await page.goto(new URL(path, shop).href, { waitUntil: 'load' });
  await page.waitForFunction(isAlive);
  await step(page);
  await page.waitForTimeout(SETTLED_MS);
  const longest = await page.evaluate(() => globalThis.longest);
  await context.close();
  return longest;
};

for (const [name, [path, step]] of Object.entries(STEPS)) {
  const all = [];
  for (let n = 0; n < Number(values.runs); n += 1) all.push(await measure(path, step));
  const longest = Math.max(...all);
  if (longest > MOST_MS) process.exitCode = 1;
  process.stdout.write(`${name}: ${longest} ms (${all.join(', ')})\n`);
}
await browser.close();
