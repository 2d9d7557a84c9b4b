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

/** Chromium gives a run without a trace now and then; Lighthouse itself asks to run again. */
const TRIES = 4;

const lookOnce = async (url, cookie) => {
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

const look = async (url, cookie, tries = TRIES) => {
  try {
    const report = await lookOnce(url, cookie);
    if (!report.runtimeError) return report;
    throw new Error(report.runtimeError.message);
  } catch (cause) {
    if (tries === 1) throw cause;
    return look(url, cookie, tries - 1);
  }
};

const ask = async (path, language) => {
  const answer = await fetch(new URL(`/api/v1${path}`, shop), { headers: { language } });
  return (await answer.json()).data;
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
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return cookies.find((one) => one.startsWith('user_token='));
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const guest = await fillCart((await ask('/products', 'en')).products.result);

/** The addresses of a language, which has words of its own in them. */
const pathsIn = async (language) => {
  const { categories } = await ask('/common', language);
  const [product] = (await ask('/products', language)).products.result;
  return {
    home: '',
    listing: `/all/${categories[0].slug}`,
    product: `/${product.slug}/product/${product.id}`,
    cart: '/cart',
  };
};

for (const language of values.languages.split(',')) {
  const paths = await pathsIn(language);
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
    const rest = ['first-contentful-paint', 'speed-index', 'total-blocking-time'].map(
      (audit) =>
        `${audit} ${Math.round(median(reports.map((one) => one.audits[audit].numericValue)))}`,
    );
    process.stdout.write(
      `${language} ${name}: ${scores.join(', ')}; ${[...figures, ...rest].join(', ')}\n`,
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
