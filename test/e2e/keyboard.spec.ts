import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test.ts';
import { preferReducedMotion } from './motion.ts';
import { askCards, named, visit, type Visit } from './shop.ts';

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
};

/** Through the search's suggestions to a product that is bought without a choice. */
const findProduct = async (shopper: Visit): Promise<void> => {
  const { page, t, paths } = shopper;
  const card = (await askCards(shopper)).find((one) => !one.has_variants);
  if (!card) throw new Error('Every product of the demo shop has variants.');
  await shopper.page.goto(paths.brands());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('layout.skip') })).toBeFocused();
  await tabTo(page, page.locator('#search'));
  await expect(page.locator('#search')).toHaveAttribute('role', 'combobox');
  await page.keyboard.type(card.title);
  const products = page.getByRole('group', { name: t('layout.suggest.products') });
  const option = products.getByRole('option').filter({ hasText: card.title }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(page.locator('#search')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option).toBeVisible();
  while ((await option.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.product(card));
};

/** Into the cart twice: the small cart gives the focus back, and leads on to the large one. */
const addToCart = async ({ page, t, paths }: Visit): Promise<void> => {
  const add = page.getByRole('button', { name: t('product.addToCart') }).first();
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: t('layout.cart'), exact: true });
  const said = cart.getByRole('status').filter({ hasText: t('cart.productAdded') });
  await expect(said).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  const toCart = cart.getByRole('link', { name: t('miniCart.toCart') });
  await expect(toCart).toBeVisible();
  await tabTo(page, toCart);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.cart());
};

/** One less, a voucher that is refused, and on to the address. */
const leaveCart = async ({ page, t, paths }: Visit): Promise<void> => {
  const less = page.getByRole('button', { name: named(t, 'cartPage.decrease') });
  await expect(page.getByLabel(named(t, 'cartPage.quantityOf'))).toHaveValue('2');
  await tabTo(page, less);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(named(t, 'cartPage.quantityOf'))).toHaveValue('1');
  const code = page.getByLabel(t('cartPage.voucherCode'));
  await tabTo(page, code);
  await page.keyboard.type('NOSUCHCODE');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(t('voucher.unknown', { code: 'NOSUCHCODE' }));
  await expect(code).toBeFocused();
  const region = page.getByRole('region', { name: t('cartPage.summary') });
  await tabTo(page, region.getByRole('link', { name: t('cartPage.checkout') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.shipping());
};

/** An address whose postal code is wrong at first: the focus goes to what has to be mended. */
const enterAddress = async ({ page, t }: Visit): Promise<void> => {
  const box = (name: string) => page.locator(`[name=${name}]`);
  // Where a screen reader goes on to read.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, box('country'));
  await page.keyboard.type('United States');
  for (const [name, text] of [
    ['name', 'Grace Miller'],
    ['email', 'grace@example.com'],
    ['phone', '212 555 0123'],
    ['address_1', '12 Garden Street'],
    ['city', 'New York'],
    ['state', 'New York'],
    ['zip', 'ABC'],
  ] as const) {
    await tabTo(page, box(name));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(t('address.zipInvalid'));
  await expect(box('zip')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('10001');
  await page.keyboard.press('Enter');
};

test('a purchase needs nothing but the keyboard, and nothing moves for who asked for calm', async ({
  page,
}) => {
  test.slow();
  const moved = await preferReducedMotion(page);
  const shopper = await visit(page, 'en');
  const { t } = shopper;
  await findProduct(shopper);
  await addToCart(shopper);
  await leaveCart(shopper);
  await enterAddress(shopper);

  const place = page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') });
  await expect(place).toBeVisible();
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('orderPage.thanks') })).toBeVisible();
  expect(moved).toEqual([]);
});
