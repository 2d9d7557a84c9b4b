import { expect, type Locator } from '@playwright/test';
import { test } from './test.ts';
import { goToCheckout } from './checkout.ts';
import { fillCart, named, visit, type Visit } from './shop.ts';
import { findKind } from './states/state.ts';

/** A name as the tree of names and roles writes it. */
const q = (text: string): string => JSON.stringify(text);
/** Any text around these words. A colon before a space would begin what belongs to the name. */
const like = (pattern: RegExp): string =>
  `/${pattern.source.replace(/^\^|\$$/g, '').replaceAll(': ', String.raw`:\s`)}/`;

const expectHome = async ({ page, t }: Visit): Promise<void> => {
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link ${q(t('layout.skip'))}
    - complementary ${q(t('layout.announcement'))}
    - navigation ${q(t('layout.shortcuts'))}
    - banner:
      - button ${q(t('layout.menu'))}
      - search:
        - searchbox ${q(t('layout.search'))}
      - link ${q(t('layout.cart'))}
    - main:
      - heading ${q(t('home.title'))} [level=1]
      - region ${q(t('home.slider'))}:
        - list ${q(t('home.slider'))}:
          - listitem ${like(named(t, 'home.slide'))}:
            - heading [level=2]
        - button ${q(t('home.previousSlide'))}
        - button ${q(t('home.play'))}
        - button ${q(t('home.nextSlide'))}
      - region ${q(t('home.categories'))}:
        - heading ${q(t('home.categories'))} [level=2]
      - region ${q(t('home.brands'))}:
        - heading ${q(t('home.brands'))} [level=2]
      - region ${q(t('home.products'))}:
        - heading ${q(t('home.products'))} [level=2]
    - contentinfo:
      - navigation ${q(t('layout.services'))}:
        - heading ${q(t('layout.services'))} [level=2]
      - navigation ${q(t('layout.about'))}
  `);
};

const openProduct = async (shopper: Visit) => {
  const product = await findKind(
    shopper,
    'product with a choice and reviews',
    ({ in_stock, attributes, rating_summary: { count } }) =>
      in_stock && attributes.length === 1 && count > 0,
  );
  await shopper.page.goto(shopper.paths.product(product));
  return product;
};

const expectProduct = async (shopper: Visit): Promise<void> => {
  const { page, t } = shopper;
  const { title, attributes } = await openProduct(shopper);
  const [attribute] = attributes;
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - navigation ${q(t('layout.breadcrumbs'))}
      - region ${q(t('product.pictures'))}:
        - list ${q(t('product.pictures'))}:
          - listitem:
            - link ${q(t('product.pictureOf', { title, number: 1 }))}
        - button ${q(t('product.fullScreen'))}
        - list:
          - listitem:
            - link ${q(t('product.showPicture', { number: 1 }))}
      - heading ${q(title)} [level=1]
      - group ${q(attribute?.title ?? '')}:
        - radio ${like(new RegExp(attribute?.values[0]?.title ?? ''))}
      - spinbutton ${q(t('product.quantity'))}
      - button ${q(t('product.addToCart'))}
      - button ${q(t('product.buyNow'))}
      - status
      - link ${q(t('product.changePlace'))}
      - region ${q(t('product.delivery'))}
      - region ${q(t('product.description'))}:
        - heading [level=2]
      - group ${q(t('product.specifications'))}:
        - table:
          - rowgroup:
            - row:
              - rowheader
              - cell
      - region ${q(t('product.store'))}
      - region ${q(t('reviews.title'))}:
        - heading ${q(t('reviews.title'))} [level=2]
  `);
};

const expectCart = async (shopper: Visit): Promise<void> => {
  const { page, t, paths } = shopper;
  await shopper.page.goto(paths.cart());
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - heading ${like(new RegExp(t('cartPage.title')))} [level=1]
      - region:
        - heading [level=2]
        - list:
          - listitem:
            - checkbox ${like(named(t, 'cartPage.selectLine'))} [checked]
            - heading [level=3]
            - button ${like(named(t, 'cartPage.decrease'))} [disabled]
            - spinbutton ${like(named(t, 'cartPage.quantityOf'))}: "1"
            - button ${like(named(t, 'cartPage.increase'))}
            - button ${like(named(t, 'cartPage.saveOf'))}
            - button ${like(named(t, 'cartPage.removeOf'))}
      - region ${q(t('cartPage.summary'))}:
        - heading ${q(t('cartPage.summary'))} [level=2]
        - term: ${t('cartPage.subtotal')}
        - definition: /[\\d.,]+/
        - term: ${t('cartPage.estimateTotal')}
        - definition: /[\\d.,]+/
        - status
        - link ${q(t('cartPage.checkout'))}
        - textbox ${q(t('cartPage.voucherCode'))}
        - button ${q(t('cartPage.applyVoucher'))}
        - status
  `);
};

const expectCheckout = async (shopper: Visit): Promise<void> => {
  const { page, t, paths } = shopper;
  await shopper.page.goto(paths.shipping());
  await goToCheckout(shopper);
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - navigation ${q(t('checkoutPage.steps'))}:
        - list:
          - listitem:
            - link ${q(t('checkoutPage.step.cart'))}
          - listitem:
            - link ${q(t('checkoutPage.step.shipping'))}
          - listitem: ${t('checkoutPage.step.payment')}
      - heading ${q(t('checkoutPage.title'))} [level=1]
      - region ${q(t('checkoutPage.address'))}:
        - link ${q(t('shippingPage.changeAddress'))}
      - region ${q(t('checkoutPage.delivery'))}
      - region ${q(t('checkoutPage.payment'))}
      - region ${q(t('checkoutPage.note'))}:
        - group:
          - heading ${q(t('checkoutPage.note'))} [level=2]
      - region ${q(t('checkoutPage.items'))}:
        - group:
          - list:
            - listitem
          - term: ${t('cartPage.total')}
          - definition: /[\\d.,]+/
        - region ${q(t('checkoutPage.voucher'))}:
          - group:
            - heading ${q(t('checkoutPage.voucher'))} [level=2]
      - button ${like(named(t, 'checkoutPage.payOnDelivery'))}
      - status
  `);
};

const expectOrder = async ({ page, t }: Visit): Promise<void> => {
  await page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') }).click();
  await expect(page.getByRole('heading', { name: t('orderPage.thanks') })).toBeVisible();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - heading ${q(t('orderPage.thanks'))} [level=1]
      - paragraph:
        - text: /SK-\\w{4}-\\w{4}/
        - button ${q(t('orderPage.copyNumber'))}
      - list:
        - listitem
      - region ${q(t('orderPage.accountTitle'))}
      - list ${q(t('orderPage.progress'))}:
        - listitem
        - listitem
        - listitem
        - listitem
        - listitem
      - link ${q(t('orderPage.invoiceLink'))}
      - button ${q(t('orderPage.putBack'))}
      - link ${q(t('orderPage.cancel'))}
      - heading ${q(t('orderPage.packages'))} [level=2]
      - region ${like(named(t, 'orderPage.packageFrom'))}:
        - heading [level=3]
      - region ${q(t('orderPage.sums'))}
      - region ${q(t('orderPage.address'))}
  `);
};

for (const language of ['en', 'ar'] as const) {
  test(`the purchase has its names and roles in ${language}`, async ({ page }) => {
    test.slow();
    const shopper = await visit(page, language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shopper.page.goto(shopper.paths.home());
    await expectHome(shopper);
    await expectProduct(shopper);
    await fillCart(shopper);
    await expectCart(shopper);
    await expectCheckout(shopper);
    await expectOrder(shopper);
  });
}

/** Whether assistive technology is told when the text changes. */
const expectTold = async (text: Locator): Promise<void> => {
  await expect(text.first()).toBeAttached();
  const isLive = await text
    .first()
    .evaluate((element) => element.closest('[role=status],[role=alert],[aria-live]') !== null);
  expect(isLive).toBe(true);
};

test('what changes is told as well as shown: results, a missing choice, what went wrong', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await shopper.page.goto(paths.category('electronics'));
  const count = page.locator('main').getByRole('status').first();
  const before = (await count.textContent()) ?? '';
  await page.locator('#filters input[name="in_stock"]').check();
  await expect(count).not.toHaveText(before);

  const product = await findKind(
    shopper,
    'size to choose',
    ({ in_stock, attributes, vouchers }) =>
      in_stock &&
      attributes.length === 1 &&
      !attributes[0]?.values[0]?.color &&
      vouchers.length > 0,
  );
  await page.goto(paths.product(product));
  await expect(page.getByRole('group', { name: product.attributes[0]?.title })).toBeVisible();
  await page
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .click();
  await expect(page.getByRole('alert')).toHaveText(named(t, 'product.chooseAttribute'));
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.locator('summary', { hasText: t('product.vouchers') }).click();
  await page
    .getByRole('button', { name: named(t, 'product.copyCode') })
    .first()
    .click();
  await expectTold(page.getByText(named(t, 'product.codeCopied')));

  await fillCart(shopper, 1, ({ current }) => current >= 4000);
  await shopper.page.goto(paths.cart());
  await page.getByLabel(t('cartPage.voucherCode')).fill('SOUK5');
  await page.getByLabel(t('cartPage.voucherCode')).press('Enter');
  const summary = page.getByRole('region', { name: t('cartPage.summary') });
  await expect(summary.getByRole('status').first()).not.toBeEmpty();
});
