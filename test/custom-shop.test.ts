import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPaymentMethods } from '#contract/orders/payment.ts';
import { createDb } from '#db/client.ts';
import { callerOf } from '#test/app.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import {
  refusedStart,
  root,
  sharedFolder,
  startSharedShop,
  startShop,
  testFolder,
  type RunningShop,
} from '#test/shop.ts';
import { given, Shopper } from '#test/shopper.ts';

const SOURCES = [
  'api',
  'contract',
  'db',
  'demo',
  'extend',
  'i18n',
  'jobs',
  'scripts',
  'server',
  'web',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

const connection = await testConnection();
const db = createDb(connection);
const kettle = await addProduct(db, 'Kettle', { quantity: 9 });

/** Puts a page that asks the API beside the one of the example. */
const addPageWithLoader = async (): Promise<void> => {
  await cp(join(root, 'test/shelves-page.tsx'), join(checkout, 'pages/shelves.tsx'));
  const config = join(checkout, 'souk.config.ts');
  const more = "pages: [{ path: 'shelves', file: 'pages/shelves.tsx' }, ";
  await writeFile(config, (await readFile(config, 'utf8')).replace('pages: [', more));
};

/** A checkout of Souk in which the example of docs/extending.md lies, built. */
const checkout = await sharedFolder();
beforeAll(async () => {
  for (const name of SOURCES)
    await cp(join(root, name), join(checkout, name), { recursive: true }).catch(
      (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      },
    );
  await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'));
  await cp(join(root, 'examples/shop'), checkout, { recursive: true });
  await addPageWithLoader();
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: checkout });
  if (built.status !== 0) throw new Error(built.stderr.toString());
});

const open = async (env: Record<string, string> = {}): Promise<RunningShop> => {
  const where = { DATABASE_URL: addressOf(connection), DATA_DIR: await testFolder() };
  return startShop({ ...where, ...env }, checkout);
};

const callerAt = ({ url }: RunningShop) =>
  callerOf((path, init) => fetch(`${url}/api/v1${path}`, init));

const TITLES = {
  en: 'Size guide',
  fr: 'Guide des tailles',
  ar: 'دليل المقاسات',
  tr: 'Beden rehberi',
  hi: 'साइज़ गाइड',
};

describe('a shop with the example configuration', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    const where = { DATABASE_URL: addressOf(connection), DATA_DIR: await sharedFolder() };
    shop = await startSharedShop(where, checkout);
  });
  afterAll(() => shop.end('SIGTERM'));

  test('has its own page in every language, in the frame of the shop', async () => {
    for (const [code, title] of Object.entries(TITLES)) {
      const path = code === 'en' ? '/size-guide' : `/${code}/size-guide`;
      const headers = { cookie: `currentLanguage=${code}` };
      const answer = await fetch(shop.url + path, { headers });
      expect(answer.status).toBe(200);
      const page = await answer.text();
      expect(page).toContain(`<h1 class="text-3xl font-semibold">${title}</h1>`);
      expect(page).toContain('<footer');
      expect(page).toContain(`rel="canonical" href="${shop.url}${path}"`);
      expect(answer.headers.get('cache-control')).toContain('public');
      expect(answer.headers.get('etag')).toBeTruthy();
    }
  });

  test('has a page that asks the API, for nobody else to keep', async () => {
    const answer = await fetch(`${shop.url}/shelves`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<p>0(<!-- -->)? brands on our shelves/);
    expect(answer.headers.get('cache-control')).toContain('private');
  });

  test('answers its own calls, and says of others that there are none', async () => {
    const answer = await fetch(`${shop.url}/api/own/opening`);
    expect(await answer.json()).toEqual({ open: expect.any(Boolean) });
    expect((await fetch(`${shop.url}/api/own/closing`)).status).toBe(404);
  });

  test('takes orders by its own way to pay, says so on the order, and hears of them', async () => {
    const shopper = new Shopper(callerAt(shop));
    const { methods } = given(await shopper.ask(listPaymentMethods, { language: 'fr' }));
    expect(methods.map(({ code, name }) => [code, name])).toEqual([
      [2, 'Paiement à la livraison'],
      [100, 'Carte à la livraison'],
    ]);
    await shopper.fill([kettle.inventories[0] ?? 0, 1]);
    const order = await shopper.ordered({ method: 100 });
    expect(order).toMatchObject({ method: 100, status: 2 });
    const page = await fetch(`${shop.url}/user/order/${order.id}`, {
      headers: { cookie: `user_token=${shopper.token}` },
    });
    expect(await page.text()).toContain('Card at the door');
    const log = () => readFile(join(checkout, 'orders.log'), 'utf8').catch(() => '');
    await expect
      .poll(log, { timeout: 20_000 })
      .toBe(`${order.number} placed, ${order.amount} USD\n`);
  });

  test('shows its logo and speaks its own words', async () => {
    const page = await (await fetch(`${shop.url}/`)).text();
    const [, logo = ''] = /<img src="(\/theme\/[^"]+)"/.exec(page) ?? [];
    const file = await fetch(shop.url + logo);
    expect(await file.text()).toBe(await readFile(join(checkout, 'logo.svg'), 'utf8'));
    expect(file.headers.get('content-type')).toBe('image/svg+xml');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('>Basket<');
  });
});

/** The configuration as the example has it, but for this. */
const changed = async (from: string, to: string): Promise<void> => {
  const text = await readFile(join(root, 'examples/shop/souk.config.ts'), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(checkout, 'souk.config.ts'), text.replace(from, to));
};

/** The home page under one name, so that its address says nothing of the port. */
const seeHome = (
  shop: RunningShop,
  etag?: string,
): Promise<{ status: number; etag: string; policy: string; page: string }> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'shop.test', ...(etag && { 'if-none-match': etag }) };
    const asked = request(`${shop.url}/`, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          etag: String(answer.headers.etag),
          policy: String(answer.headers['content-security-policy']),
          page: Buffer.concat(chunks).toString(),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

test('a changed theme is on every page after a restart, whatever browsers and caches hold', async () => {
  const env = { PUBLIC_URL: 'http://shop.test' };
  const styles = ({ policy }: { policy: string }) => /style-src [^;]+/.exec(policy)?.[0];

  const shop = await open(env);
  const before = await seeHome(shop);
  expect(before.page).toContain('--primary:#0b6b4f');
  expect((await seeHome(shop, before.etag)).status).toBe(304);
  await shop.end('SIGTERM');

  await changed('#0b6b4f', '#0a5a43');
  const again = await open(env);
  const after = await seeHome(again, before.etag);
  expect(after.status).toBe(200);
  expect(after.page).toContain('--primary:#0a5a43');
  expect(styles(after)).not.toBe(styles(before));
  await again.end('SIGTERM');
});

test('colours that are hard to read are told at the start, and the shop opens', async () => {
  await changed('#0b6b4f', '#9adcc6');
  const shop = await startShop(
    {
      DATABASE_URL: addressOf(connection),
      DATA_DIR: await testFolder(),
      LOG_LEVEL: 'warn',
    },
    checkout,
  );
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  expect(shop.said()).toContain(
    'theme.light: on-primary (#fff) on primary (#9adcc6) has a contrast of',
  );
  await shop.end('SIGTERM');
});

describe('a configuration that cannot work is refused at the start, in one sentence', () => {
  const refusal = async (dataDir?: string): Promise<string> => {
    const env = { DATABASE_URL: addressOf(connection), DATA_DIR: dataDir ?? (await testFolder()) };
    const { said, code } = await refusedStart(env, checkout);
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toHaveLength(1);
    return said.trim();
  };
  const file = join(checkout, 'souk.config.ts');

  test('a text that Souk does not have', async () => {
    await changed('layout.cart', 'layout.basket');
    expect(await refusal()).toBe(
      `Souk cannot start: ${file}: texts.en['layout.basket'] is no text of Souk.`,
    );
  });

  test('a file that is not there', async () => {
    await changed('logo.svg', 'lgoo.svg');
    expect(await refusal()).toContain('Souk cannot start: theme.logo.file cannot be read: ENOENT');
  });

  test('a mistake in the file itself', async () => {
    await changed('defineShop({', 'defineShip({');
    expect(await refusal()).toContain(`Souk cannot start: ${file} cannot be read: `);
  });

  test('keys for tests', async () => {
    const stripe = `createStripe({ secretKey: 'sk_test_a', webhookSecrets: ['whsec_a'] })`;
    const text = `import { createStripe, defineShop } from 'souk';\nexport default defineShop({ payments: [${stripe}] });\n`;
    await writeFile(file, text);
    expect(await refusal()).toBe(
      'Souk cannot start: stripe in souk.config.ts has a key or an address for tests: no money would arrive.',
    );
  });

  test('two of them', async () => {
    await changed('cash', 'cash');
    const dataDir = await testFolder();
    await writeFile(join(dataDir, 'souk.config.ts'), 'export default {};');
    expect(await refusal(dataDir)).toContain('Souk cannot start: There are two configurations: ');
  });
});

test('a configuration in DATA_DIR counts, and imports souk from there', async () => {
  await rm(join(checkout, 'souk.config.ts'));
  const dataDir = await testFolder();
  await mkdir(dataDir, { recursive: true });
  await writeFile(
    join(dataDir, 'souk.config.ts'),
    `import { defineShop } from 'souk';\nexport default defineShop({ calls: (app) => app.get('/here', (c) => c.text('yes')) });\n`,
  );
  const shop = await open({ DATA_DIR: dataDir });
  expect(await (await fetch(`${shop.url}/api/own/here`)).text()).toBe('yes');
  await shop.end('SIGTERM');
});
