import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { addUnits, askLastOnes, fillFrom, order, orderSome, stockOf } from './order.ts';
import { ask, fetchMiniCart, askOrder, fillCart, visit, type Visit } from './shop.ts';
import { expectSums } from './sums.ts';

/** Chooses on the page for cancelling only the lines named, all of them without names. */
const cancel = async ({ page, t }: Visit, titles?: string[]) => {
  await page.getByRole('link', { name: t('orderPage.cancel') }).click();
  const items = page.getByRole('group', { name: t('cancelPage.items') });
  await expect(items).toBeVisible();
  for (const box of await items.getByRole('checkbox').all()) {
    const name = (await box.locator('xpath=ancestor::label').textContent()) ?? '';
    if (titles && !titles.some((title) => name.includes(title))) await box.uncheck();
  }
  await page.getByLabel(t('cancelPage.reason')).selectOption('mind');
  await page.getByLabel(t('cancelPage.details')).fill('Too many cups.');
  const some = page.getByRole('button', { name: t('cancelPage.submitDirect') });
  await some.or(page.getByRole('button', { name: t('cancelPage.whole') })).click();
};

const notes = (page: Page, name: string) => page.getByRole('region', { name });

for (const [language, javaScriptEnabled, shelf] of [
  ['en', false, 8],
  ['ar', true, 9],
] as const) {
  test.describe(`in ${language}, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a guest cancels one line, then all that is left', async ({ page }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      await fillFrom(shopper, shelf);
      const { id, lines } = await order(shopper);
      const [first, second] = lines;
      if (!first || !second) throw new Error('The order has too few lines.');
      const before = await stockOf(shopper, first);

      await page.goto(paths.order(id));
      await cancel(shopper, [first.product.title]);
      await expect(page).toHaveURL(paths.order(id));
      const told = notes(page, t('orderPage.cancellations'));
      await expect(told).toContainText(first.product.title);
      await expect(told).toContainText(t('orderPage.cancelStates.done'));
      await expect(told).toContainText('Too many cups.');
      expect(await stockOf(shopper, first)).toBe(before + first.quantity);
      expect((await askOrder(shopper, id)).cancelled).toBe(false);
      await expect(page.getByRole('list', { name: t('orderPage.progress') })).toBeVisible();

      await cancel(shopper);
      await expect(page.getByText(t('orderPage.cancelled'))).toBeVisible();
      await expect(page.getByText(t('orderPage.nothingCharged'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('orderPage.cancel') })).toHaveCount(0);
      expect((await askOrder(shopper, id)).cancelled).toBe(true);
    });
  });
}

test('nothing is cancelled while nothing is chosen', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const { id } = await orderSome(shopper, 1);
  await page.goto(paths.order(id));
  await cancel(shopper, []);
  await expect(page.getByRole('alert')).toHaveText(t('cancelPage.chooseOne'));
  await expect(page.getByLabel(t('cancelPage.details'))).toHaveValue('Too many cups.');
  expect((await askOrder(shopper, id)).cancel).toBe('direct');
});

test('an order is put back into the cart from the list of orders', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const { number, lines } = await orderSome(shopper);
  await page.goto(paths.orders());
  await page.getByRole('button', { name: t('orderPage.putBackOf', { number }) }).click();
  await expect(page).toHaveURL(paths.cart());
  await expect(page.getByText(t('cart.putBack')).last()).toBeVisible();
  const { cartProducts } = await fetchMiniCart(shopper);
  expect(cartProducts.map(({ product }) => product.id).toSorted()).toEqual(
    lines.map(({ product }) => product.id).toSorted(),
  );
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('what cannot be had again is named with its reason', async ({ page }) => {
    const shopper = await visit(page, 'en');
    const { t, paths } = shopper;
    const last = await askLastOnes(shopper);
    await fillCart(shopper, 1);
    await addUnits(shopper, last);
    const { id } = await order(shopper);
    await page.goto(paths.order(id));
    await page.getByRole('button', { name: t('orderPage.putBack') }).click();
    const { title } = last.product;
    const line = t('orderPage.notAddedLine', { title, added: 0, wanted: last.quantity });
    await expect(page.getByRole('alert')).toContainText(`${line} ${t('cart.outOfStock')}`);
    expect((await fetchMiniCart(shopper)).cartProducts).toHaveLength(1);
    // Others buy here too.
    await ask(shopper, '/cancellation/cancel-order', { order_id: id });
  });
});

test('the list of orders is searched, narrowed to a status, and says when it is empty', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await page.goto(paths.orders());
  await expect(page.getByText(t('orderPage.none'))).toBeVisible();
  const { number } = await orderSome(shopper, 1);
  await page.goto(paths.orders());
  const card = page.getByRole('link', { name: t('orderPage.see', { number }) });
  await expect(card).toBeVisible();
  await page.getByRole('link', { name: t('orderPage.status.s5') }).click();
  await expect(page.getByText(t('orderPage.noMatch'))).toBeVisible();
  await page.getByRole('link', { name: t('orderPage.status.s2') }).click();
  await expect(card).toBeVisible();
  const box = page.getByRole('searchbox', { name: t('orderPage.search') });
  await box.fill(number.slice(3, 7).toLowerCase());
  await box.press('Enter');
  await expect(page).toHaveURL(/status=2.*q=/);
  await expect(card).toBeVisible();
});

test('the invoice in Arabic is a sheet of paper with every sum', async ({ page }) => {
  const shopper = await visit(page, 'ar');
  const { t, paths } = shopper;
  const placed = await orderSome(shopper, 3);
  await page.goto(paths.order(placed.id));
  await page.getByRole('link', { name: t('orderPage.invoiceLink') }).click();
  const title = t('invoicePage.title', { number: placed.number });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const sums = page.getByRole('region', { name: t('orderPage.sums') });
  await expectSums(shopper, sums, { ...placed, total: placed.amount });
  for (const { product } of placed.lines)
    await expect(page.getByRole('cell', { name: product.title })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: t('orderPage.print') })).toBeHidden();
  const paper = await page.pdf({ preferCSSPageSize: true });
  // A4 in points.
  expect(paper.toString('latin1')).toMatch(/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
});

test('the list of orders says how much more was ordered than it shows', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { paths } = shopper;
  const { lines } = await orderSome(shopper, 5);
  const [first, ...others] = lines.map(({ product }) => product.title);
  expect(others).toHaveLength(4);
  await page.goto(paths.orders());
  const card = page.getByRole('listitem').filter({ hasText: first ?? '' });
  await expect(card.getByText(/ and 4 more$/)).toContainText(first ?? '');
  await expect(card.getByText('+1', { exact: true })).toBeVisible();
  await expect(card.getByRole('img').or(card.locator('img'))).toHaveCount(4);
});

test("an order's number is copied by a press", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const { id, number } = await orderSome(shopper, 1);
  await page.goto(paths.order(id));
  await page.getByRole('button', { name: t('orderPage.copyNumber') }).click();
  await expect(page.getByText(t('orderPage.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
});

for (const [language, javaScriptEnabled] of [
  ['en', false],
  ['ar', true],
] as const) {
  test.describe(`the mail of an order in ${language}, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('is sent again from its own page and from behind its link', async ({ page }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const { id, link_token: token } = await orderSome(shopper, 1);
      for (const place of [paths.order(id), paths.trackOrder(token)]) {
        await page.goto(place);
        await page.getByRole('button', { name: t('orderPage.resendEmail') }).click();
        await expect(page.getByText(t('order.emailQueued')).last()).toBeVisible();
        await expect(page).toHaveURL(place);
      }
    });
  });
}
