import { expect } from '@playwright/test';
import { test } from './test.ts';
import { fetchMiniCart, askSimpleCard, fillCart, named, visit, type Visit } from './shop.ts';

test.use({ reducedMotion: 'no-preference' });

/** The page of a product that is bought without a choice. */
const openSimpleProduct = async (shopper: Visit): Promise<void> => {
  const card = await askSimpleCard(shopper);
  await shopper.page.goto(shopper.paths.product(card), { waitUntil: 'networkidle' });
};

const addButton = ({ page, t }: Visit) =>
  page.getByRole('button', { name: t('product.addToCart') }).first();

const smallCart = ({ page, t }: Visit) =>
  page.getByRole('dialog', { name: t('layout.cart'), exact: true });

test('what is added is shown beside the page, and can be undone', async ({ page }) => {
  const shopper = await visit(page, 'ar');
  const { t } = shopper;
  await openSimpleProduct(shopper);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(shopper.paths.miniCart())) asked.push(request.method());
  });
  await addButton(shopper).click();
  const cart = smallCart(shopper);
  await expect(cart.getByText(t('cart.productAdded'))).toBeVisible();
  await expect(cart.getByLabel(named(t, 'cartPage.quantityOf'))).toHaveValue('1');
  // What was answered to the press is what is shown: nobody waits for it a second time.
  expect(asked).toEqual(['POST']);
  await cart.getByRole('button', { name: t('cartPage.undo') }).click();
  await expect(cart.getByText(t('cartPage.emptyTitle'))).toBeVisible();
  await expect.poll(async () => (await fetchMiniCart(shopper)).cartCount).toBe(0);
  await cart.getByRole('button', { name: t('cartPage.undo') }).click();
  await expect(cart.getByLabel(named(t, 'cartPage.quantityOf'))).toHaveValue('1');
  await expect.poll(async () => (await fetchMiniCart(shopper)).cartCount).toBe(1);
});

test('the small cart tells what it comes to with delivery, and shows more where few things lie in it', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper);
  const { estimate, cartProducts } = await fetchMiniCart(shopper);
  await page.goto(paths.home(), { waitUntil: 'networkidle' });
  const link = page.locator(`header a[href="${paths.cart()}"]`).first();
  // It is asked for while the pointer is on its way to the press.
  const early = page.waitForResponse(`**${paths.miniCart()}`);
  await link.hover();
  await early;
  await link.click();
  const cart = smallCart(shopper);
  const total = cart.getByRole('definition').last();
  await expect(cart.getByText(t('cartPage.estimateTotal'))).toBeVisible();
  await expect(total).toHaveText(`$${((estimate?.total ?? 0) / 100).toFixed(2)}`);
  const popular = cart.getByRole('region', { name: t('layout.suggest.popular') });
  await expect(popular.getByRole('link').first()).toBeVisible();
  await expect(popular.getByText(cartProducts[0]?.product.title ?? '')).toHaveCount(0);
});

test('a lost connection keeps the page, and the next press adds', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await openSimpleProduct(shopper);
  const address = `**${paths.miniCart()}`;
  await page.route(address, (route) => route.abort());
  await addButton(shopper).click();
  await expect(page.getByText(t('error.apiDown')).last()).toBeVisible();
  await page.unroute(address);
  await addButton(shopper).click();
  await expect(smallCart(shopper).getByText(t('cart.productAdded'))).toBeVisible();
  expect((await fetchMiniCart(shopper)).cartCount).toBe(1);
});

test('no banner pops up over the small cart', async ({ page }) => {
  const shopper = await visit(page, 'ar');
  await page.addInitScript(() => localStorage.removeItem('popupBannerClosed'));
  // The banner's script is on its way when something is put into the cart.
  const asked = page.waitForRequest('**/assets/popup-*.js');
  const added = Promise.withResolvers<void>();
  await page.route('**/assets/popup-*.js', async (route) => {
    await added.promise;
    await route.continue();
  });
  await shopper.page.goto(shopper.paths.home());
  await page.waitForLoadState('networkidle');
  await page.locator('html').dispatchEvent('pointerleave');
  await asked;
  await page
    .getByRole('button', { name: named(shopper.t, 'card.addTitle') })
    .first()
    .click();
  const cart = smallCart(shopper);
  await expect(cart).toBeVisible();
  const came = page.waitForResponse('**/assets/popup-*.js');
  added.resolve();
  await came;
  await cart.getByRole('button', { name: named(shopper.t, 'cartPage.increase') }).click();
  await expect(cart.getByLabel(named(shopper.t, 'cartPage.quantityOf'))).toHaveValue('2');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the small cart keeps the focus and gives it back', async ({ page }) => {
  const shopper = await visit(page, 'en');
  await openSimpleProduct(shopper);
  await addButton(shopper).focus();
  await page.keyboard.press('Enter');
  const cart = smallCart(shopper);
  await expect(cart.getByText(shopper.t('cart.productAdded'))).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement?.closest('dialog') === null && document.hasFocus(),
    );
    // The browser's own bars are in the round as well; the page behind is not.
    const onPage =
      outside && (await page.evaluate(() => document.activeElement?.tagName)) !== 'BODY';
    expect(onPage).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(addButton(shopper)).toBeFocused();
});

test('quick presses in the small cart end at the number that was meant', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper, 2);
  await page.goto(paths.home(), { waitUntil: 'networkidle' });
  await page.locator(`header a[href="${paths.cart()}"]`).first().click();
  const cart = smallCart(shopper);
  const more = cart.getByRole('button', { name: named(t, 'cartPage.increase') }).first();
  await expect(more).toBeVisible();
  // The server answers nothing until all presses are made.
  let requests = 0;
  const presses = Promise.withResolvers<void>();
  await page.route(`**${paths.miniCart()}`, async (route) => {
    requests += 1;
    await presses.promise;
    await route.continue();
  });
  const less = cart.getByRole('button', { name: named(t, 'cartPage.decrease') }).first();
  await more.click();
  await more.click();
  await less.click();
  await more.click();
  presses.resolve();
  await expect(cart.getByLabel(named(t, 'cartPage.quantityOf')).first()).toHaveValue('3');
  await expect.poll(async () => (await fetchMiniCart(shopper)).cartCount).toBe(4);
  expect(requests).toBe(2);
  await cart
    .getByRole('button', { name: named(t, 'cartPage.removeOf') })
    .first()
    .click();
  await expect.poll(async () => (await fetchMiniCart(shopper)).cartCount).toBe(1);
  await cart.getByRole('button', { name: t('cartPage.undo') }).click();
  await expect.poll(async () => (await fetchMiniCart(shopper)).cartCount).toBe(4);
  await cart.getByRole('link', { name: t('miniCart.toCart') }).click();
  await expect(page).toHaveURL(paths.cart());
  await expect(cart).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart link leads to the cart', async ({ page }) => {
    const shopper = await visit(page, 'en');
    const { paths } = shopper;
    await fillCart(shopper);
    await page.goto(paths.home());
    await page.locator(`header a[href="${paths.cart()}"]`).first().click();
    await expect(page).toHaveURL(paths.cart());
  });
});
