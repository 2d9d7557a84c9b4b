import { expect, type Locator } from '@playwright/test';
import { test } from './test.ts';
import { goToCheckout, placeOrder } from './checkout.ts';
import { askOrder, fetchMiniCart, fillCart, named, visit, type Visit } from './shop.ts';

/** Puts two of each of two things into the cart; answers what they are called. */
const putTwo = async (shopper: Visit): Promise<[string, string]> => {
  await fillCart(shopper, 2);
  await fillCart(shopper, 2);
  const [first, second] = (await fetchMiniCart(shopper)).cartProducts;
  if (!first || !second) throw new Error('The cart does not hold two things.');
  return [first.product.title, second.product.title];
};

/** Takes something out of the cart, as another window does. */
const removeElsewhere = async (shopper: Visit, title: string): Promise<void> => {
  const { cartProducts } = await fetchMiniCart(shopper);
  const line = cartProducts.find(({ product }) => product.title === title);
  const form = { intent: 'remove', line_id: line?.id ?? '' };
  expect((await shopper.page.request.post(shopper.paths.cart(), { form })).ok()).toBe(true);
};

const expectGone = async ({ page, t }: Visit, title: string): Promise<void> => {
  await expect(page.getByText(t('cartPage.gone', { titles: title }))).toBeVisible();
  await expect(page.getByLabel(t('cartPage.quantityOf', { title }), { exact: true })).toHaveCount(
    0,
  );
};

const plusOrMinus =
  (key: 'cartPage.increase' | 'cartPage.decrease') =>
  ({ page, t }: Visit, title: string): Locator =>
    page.getByRole('button', { name: t(key, { title }) });

const PRESSES = [
  ['plus', 'en', plusOrMinus('cartPage.increase')],
  ['minus', 'ar', plusOrMinus('cartPage.decrease')],
  [
    'its box',
    'en',
    ({ page, t }: Visit, title: string) =>
      page.getByRole('checkbox', { name: t('cartPage.selectLine', { title }) }),
  ],
  [
    'the button that takes a voucher',
    'ar',
    ({ page, t }: Visit) => page.getByRole('button', { name: t('cartPage.applyVoucher') }).first(),
  ],
] as const;

for (const [what, language, find] of PRESSES)
  test(`who presses ${what} hears which thing another window has removed`, async ({ page }) => {
    const shopper = await visit(page, language);
    const [gone, stays] = await putTwo(shopper);
    await page.goto(shopper.paths.cart());
    await removeElsewhere(shopper, gone);
    await find(shopper, gone).click();
    await expectGone(shopper, gone);
    await expect(
      page.getByLabel(shopper.t('cartPage.quantityOf', { title: stays }), { exact: true }),
    ).toHaveValue('2');
  });

test('what is saved for later here is not said to be gone, what another window removed is', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const [gone, saved] = await putTwo(shopper);
  await page.goto(paths.cart());
  await removeElsewhere(shopper, gone);
  await page.getByRole('button', { name: t('cartPage.saveOf', { title: saved }) }).click();
  await expect(page.getByText(t('cartPage.putAside', { title: saved }))).toBeVisible();
  await expectGone(shopper, gone);
});

test('nothing is ordered of a cart that another window has changed, until its new total was seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const [gone] = await putTwo(shopper);
  await page.goto(paths.shipping());
  await goToCheckout(shopper);
  await removeElsewhere(shopper, gone);
  // From the foot of the page the top is out of sight.
  await page.locator('#voucher').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') }).click();
  const told = page.locator('main').getByRole('alert');
  await expect(told).toContainText(t('checkout.cartChanged'));
  await expect(told).toBeInViewport({ ratio: 1 });
  await expect(told).toContainText(t('checkoutPage.lookAgain'));
  await expect(told).not.toContainText(t('checkoutPage.refused'));
  const order = await askOrder(shopper, await placeOrder(shopper));
  expect(order.lines.map(({ product }) => product.title)).not.toContain(gone);
});

test('the small cart says that another window has removed what is pressed', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const [gone] = await putTwo(shopper);
  await page.goto(paths.home(), { waitUntil: 'networkidle' });
  await page.locator(`header a[href="${paths.cart()}"]`).first().click();
  const cart = page.getByRole('dialog', { name: t('layout.cart'), exact: true });
  const more = cart.getByRole('button', { name: t('cartPage.increase', { title: gone }) });
  await expect(more).toBeVisible();
  await removeElsewhere(shopper, gone);
  await more.click();
  await expect(cart.getByText(t('cart.lineGone'))).toBeVisible();
  await expect(more).toHaveCount(0);
});
