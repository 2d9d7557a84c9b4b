import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { languageCodes, languages } from '#i18n/languages.ts';
import { askCards, visit } from './shop.ts';

/** The addresses of the shop, and those that lead elsewhere. */
const pages = [
  '/',
  '/brands',
  '/categories',
  '/cart',
  '/track-order',
  '/flash-sale',
  '/flash-sale/1',
  '/login',
  '/otp-login',
  '/register',
  '/forgot-password',
  '/search?q=a',
  '/razorpay-callback',
  '/social-callback',
  '/user/orders',
  '/user/wishlists',
  '/user/vouchers',
  '/page/privacy',
  '/page/terms',
  '/page/returns',
  '/page/about',
  '/shop',
  '/contact',
  '/sitemap',
  '/verification',
];
const elsewhere = {
  '/shipping': '/cart',
  '/checkout': '/cart',
  '/user/order': '/user/orders',
  '/user/order/payment': '/user/orders',
  '/user/profile': '/login',
  '/user/addresses': '/login',
  '/user/compared': '/login',
  '/user/following': '/login',
  '/faq': '/page/faq',
  '/help': '/page/help',
};
const missing = [
  '/page',
  '/nowhere',
  '/page/no-such-page',
  '/user/order/none',
  '/user/order/payment/1',
  '/xx/cart',
];

for (const language of languageCodes) {
  const { direction } = languages[language];
  const prefix = language === 'en' ? '' : `/${language}`;

  test(`every address answers in ${languages[language].name}`, async ({ request, page }) => {
    const shopper = await visit(page, language);
    const [card] = await askCards(shopper);
    if (!card?.brand) throw new Error('The demo shop has no product with a brand.');
    const { paths } = shopper;
    const product = await request.get(paths.product(card));
    const links = [...(await product.text()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    const ofCatalogue = links.filter((href) => href?.startsWith(paths.category('')));

    for (const path of [
      ...pages.map((one) => (one === '/' ? paths.home() : prefix + one)),
      ...ofCatalogue.slice(0, 4),
      paths.product(card),
      paths.brand(card.brand),
      paths.store(card.store.slug),
    ]) {
      const answer = await request.get(path ?? '');
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toContain(`<html lang="${language}" dir="${direction}"`);
      expect(html, path).toContain('<h1');
      // A message without its text would show its key.
      expect(html.match(/>[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z.]*</g) ?? [], path).toEqual([]);
    }
    for (const [path, target] of Object.entries(elsewhere)) {
      const answer = await request.get(prefix + path);
      expect(answer.status(), path).toBe(200);
      expect(new URL(answer.url()).pathname, path).toBe(prefix + target);
    }
    for (const path of missing) {
      const answer = await request.get(prefix + path);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text(), path).toContain(shopper.t('error.notFound'));
    }
  });
}

test('personal pages are kept by no cache, and but for the cart by no search engine', async ({
  request,
}) => {
  for (const [path, isClosed] of [
    ['/cart', false],
    ['/user/orders', true],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
    expect((await answer.text()).includes('content="noindex'), path).toBe(isClosed);
  }
});

test('a page beyond the last one of a list is its last one', async ({ request }) => {
  for (const path of ['/', '/brands', '/categories', '/shop', '/search']) {
    const answer = await request.get(`${path}?q=a&page=9999`);
    expect(answer.status(), path).toBe(200);
    expect(new URL(answer.url()).searchParams.get('page'), path).not.toBe('9999');
  }
});

test('a browser that keeps nothing shows the shop', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  // The cart's link opens the small cart once the page has come alive.
  await page.locator('header a[href="/cart"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('#products')).toBeAttached();
});

test('what an advertiser has added stays in the address bar, and no link carries it on', async ({
  page,
}) => {
  const { paths } = await visit(page, 'en');
  const complaints: string[] = [];
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/all/electronics?utm_source=letter&sort=newest&in_stock=1');
  const hrefs = () =>
    page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const next = page.locator('a[rel=next]').last();
  await expect(next).toHaveAttribute('href', '/all/electronics?sort=newest&in_stock=1&page=2');
  expect(await hrefs()).not.toContainEqual(expect.stringContaining('utm_source'));
  expect(page.url()).toContain('utm_source=letter');

  // Opened in place, the page after it has links of its own.
  await next.click();
  await expect(page).toHaveURL('/all/electronics?sort=newest&in_stock=1&page=2');
  await page.goto(`${paths.search('lamp')}&utm_source=letter`);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price_asc');
  await expect(page).toHaveURL(/\/search\?q=lamp&sort=price_asc$/);
  expect(complaints).toEqual([]);
});

/** Follows a link that stands on the page of brands, opened in place where scripts run. */
const follow = async (page: Page, href: string): Promise<void> => {
  await page.goto('/brands');
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Follow';
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'Follow' }).click();
};

test('a link to the cart in capitals opens the cart at its own address', async ({ page }) => {
  await visit(page, 'en');
  await follow(page, '/CART');
  await expect(page).toHaveURL('/cart');
});

test('a link to no page of the shop says that there is none', async ({ page }) => {
  const { t } = await visit(page, 'en');
  await follow(page, '/no-such-page');
  await expect(page.getByText(t('error.notFound'))).toBeVisible();
  await expect(page).toHaveURL('/no-such-page');
});
