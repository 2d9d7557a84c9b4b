// What Lighthouse says of a running shop on a phone: `node bench/lighthouse.mjs http://localhost:3000 [--runs 3]
// [--only home,listing,product,cart] [--languages en,ar]`. Lighthouse is fetched by npm into a folder outside the
// project; CHROME_PATH names the browser (/usr/bin/chromium). Medians of the runs; fails where one misses its bound.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env as environment } from 'node:process';
import { parseArgs, promisify } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'home,listing,product,cart' },
    languages: { type: 'string', default: 'en,ar' },
  },
});
const [shop = 'http://localhost:3000'] = positionals;
const PERFECT = 100;
const LEAST = {
  performance: 97,
  accessibility: PERFECT,
  'best-practices': PERFECT,
  seo: PERFECT,
};
const MOST = { 'largest-contentful-paint': 2000, 'cumulative-layout-shift': 0.02 };
const CHROME = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run';
const ENOUGH_BYTES = 64_000_000;

const folder = await mkdtemp(join(tmpdir(), 'souk-lighthouse-'));
const env = { CHROME_PATH: '/usr/bin/chromium', ...environment };
const run = promisify(execFile);

const LIGHTHOUSE = ['exec', '--yes', '--package', 'lighthouse', '--', 'lighthouse'];

const look = async (url, cookie) => {
  const options = [
    '--quiet',
    '--output=json',
    `--chrome-flags=${CHROME}`,
    `--only-categories=${Object.keys(LEAST)}`,
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
  ];
  const { stdout } = await run('npm', [...LIGHTHOUSE, url, ...options], {
    cwd: folder,
    env,
    maxBuffer: ENOUGH_BYTES,
  });
  return JSON.parse(stdout);
};

const askProducts = async () => {
  const answer = await fetch(new URL('/api/v1/products', shop));
  return (await answer.json()).data.products.result;
};

/** A guest with something in the cart; the cookie that shows it. */
const fillCart = async (products) => {
  const { id, inventory_id } = products.find((one) => one.inventory_id !== null && one.in_stock);
  const fields = { intent: 'add', product_id: id, inventory_id, quantity: '1' };
  const answer = await fetch(new URL('/cart', shop), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: new URL(shop).origin },
    redirect: 'manual',
  });
  return answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const products = await askProducts();
const { data } = await (await fetch(new URL('/api/v1/common', shop))).json();
const [guest] = await fillCart(products);
const paths = {
  home: '',
  listing: `/all/${data.categories[0].slug}`,
  product: `/${products[0].slug}/product/${products[0].id}`,
  cart: '/cart',
};

for (const language of values.languages.split(',')) {
  for (const name of values.only.split(',')) {
    const prefix = language === 'en' ? '' : `/${language}`;
    const url = new URL(prefix + paths[name] || '/', shop).href;
    const cookie = [`currentLanguage=${language}`, name === 'cart' ? guest : '']
      .filter(Boolean)
      .join('; ');
    const reports = [];
    for (let n = 0; n < Number(values.runs); n += 1) reports.push(await look(url, cookie));
    const scores = Object.entries(LEAST).map(([category, least]) => {
      const score = median(reports.map((one) => Math.round(one.categories[category].score * 100)));
      if (score < least) process.exitCode = 1;
      return `${category} ${score}`;
    });
    const figures = Object.entries(MOST).map(([audit, most]) => {
      const figure = median(reports.map((one) => one.audits[audit].numericValue));
      if (figure > most) process.exitCode = 1;
      return `${audit} ${Number(figure.toFixed(3))}`;
    });
    const blocking = median(reports.map((one) => one.audits['total-blocking-time'].numericValue));
    process.stdout.write(
      `${language} ${name}: ${scores.join(', ')}; ${figures.join(', ')}, blocking ${Math.round(blocking)} ms\n`,
    );
    const missed = Object.values(reports[0].audits).filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && ['binary', 'numeric'].includes(scoreDisplayMode),
    );
    for (const { id, displayValue = '' } of missed)
      process.stdout.write(`  ${id} ${displayValue}\n`);
  }
}
await rm(folder, { recursive: true, force: true });
