import { expect, type Browser } from '@playwright/test';
import { test } from './test.ts';
import { GRACE, orderSome } from './order.ts';
import { askOrder, visit, type Visit } from './shop.ts';

type Options = Parameters<Browser['newContext']>[0];

/** Opens the shop in a browser that has never been there. */
const elsewhere = async (browser: Browser, options: Options): Promise<Visit> => {
  const context = await browser.newContext(options);
  return visit(await context.newPage(), 'en');
};

test('the link of an order opens it anywhere, to print, order again and cancel', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await visit(page, 'en');
  const placed = await orderSome(owner);
  await page.goto(owner.paths.order(placed.id));
  await page.getByText(owner.t('orderPage.linkTitle')).click();
  const link = await page.getByRole('textbox', { name: owner.t('orderPage.linkTitle') });
  const address = await link.inputValue();
  expect(address).toBe(new URL(owner.paths.trackOrder(placed.link_token), page.url()).href);

  const friend = await elsewhere(browser, { javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const { t, paths } = friend;
  const answer = await friend.page.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(friend.page.locator('main')).toContainText(GRACE.address_1);

  await friend.page.getByRole('link', { name: t('orderPage.invoiceLink') }).click();
  const invoice = t('invoicePage.title', { number: placed.number });
  await expect(friend.page.getByRole('heading', { level: 1 })).toHaveText(invoice);
  await friend.page.getByRole('link', { name: t('invoicePage.back') }).click();

  await friend.page.getByRole('button', { name: t('orderPage.putBack') }).click();
  await expect(friend.page).toHaveURL(paths.cart());
  await expect(friend.page.locator('main')).toContainText(placed.lines[0]?.product.title ?? '');

  await friend.page.goto(address);
  await friend.page.getByRole('link', { name: t('orderPage.cancel') }).click();
  await friend.page.getByRole('button', { name: t('cancelPage.submitDirect') }).click();
  await expect(friend.page).toHaveURL(paths.trackOrder(placed.link_token));
  await expect(friend.page.getByText(t('orderPage.cancelled'))).toBeVisible();
  expect((await askOrder(owner, placed.id)).cancelled).toBe(true);
  await friend.page.context().close();
});

test('a forged link opens nothing, and says where to look', async ({ page }) => {
  const owner = await visit(page, 'ar');
  const { link_token: token } = await orderSome(owner, 1);
  const { t, paths } = owner;
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const path of [paths.trackOrder, paths.linkCancel, paths.linkInvoice]) {
    const answer = await page.goto(path(forged));
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
  }
  await page.goto(paths.trackOrder(forged));
  await expect(page.getByText(t('orderPage.gone'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('orderPage.track') })
    .click();
  await expect(page.getByLabel(t('trackPage.number'))).toBeVisible();
});
