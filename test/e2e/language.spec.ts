import { expect, type Locator, type Page } from '@playwright/test';
import { goToCheckout, openStep } from './checkout.ts';
import { orderSome } from './order.ts';
import { fetchMiniCart, fillCart, visit } from './shop.ts';
import { test } from './test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('another language keeps the page and the cart', async ({ page }) => {
      const english = await visit(page, 'en');
      await fillCart(english, 2);
      await page.goto(english.paths.cart());
      await page.getByText('English').first().click();
      await page.getByRole('link', { name: 'العربية' }).first().click();

      const arabic = await visit(page, 'ar');
      await expect(page).toHaveURL(arabic.paths.cart());
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
      expect((await fetchMiniCart(arabic)).cartCount).toBe(2);

      await page.getByText('العربية').first().click();
      await page.getByRole('link', { name: 'English' }).first().click();
      await expect(page).toHaveURL(english.paths.cart());
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
    });

    test('another language keeps filters and sorting', async ({ page }) => {
      const { paths } = await visit(page, 'en');
      await page.goto(`${paths.search('a')}&sort=price_asc`);
      await page.getByText('English').first().click();
      await page.getByRole('link', { name: 'Français' }).first().click();
      await expect(page).toHaveURL('/fr/search?q=a&sort=price_asc');
    });
  });
}

const STREET = '350 Fifth Avenue';

const directionOf = (box: Locator): Promise<string> =>
  box.evaluate((element) => getComputedStyle(element).direction);

/** Boxes for words: what is a number, a code, an e-mail address or a link is always left to right. */
const wordBoxes = (page: Page): Locator =>
  page
    .locator('input:is([type=text], [type=search], :not([type])), textarea')
    .and(page.locator(':not([dir=ltr], [hidden])'))
    .filter({ visible: true });

/** An empty box begins where the page does, what is typed where its own language does. */
const expectOwnDirection = async (page: Page): Promise<void> => {
  const boxes = await wordBoxes(page).all();
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) {
    const kept = await box.inputValue();
    await box.fill('');
    expect(await directionOf(box)).toBe('rtl');
    await box.fill(STREET);
    expect(await directionOf(box)).toBe('ltr');
    await box.fill('شارع الملك');
    expect(await directionOf(box)).toBe('rtl');
    await box.fill(kept);
  }
};

/** Where a word of an element stands on the screen. */
const leftOf = (element: Locator, word: string): Promise<number> =>
  element.evaluate((one, text) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(text);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`${text} is not there`);
  }, word);

const expectInOrder = async (element: Locator): Promise<void> => {
  await expect(element).toBeVisible();
  expect(await leftOf(element, '350')).toBeLessThan(await leftOf(element, 'Avenue'));
};

test('in Arabic, what is typed in another script keeps its own direction', async ({ page }) => {
  const shopper = await visit(page, 'ar');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await page.goto(paths.shipping());
  await expectOwnDirection(page);
  await goToCheckout(shopper);
  await openStep(shopper, 'note');
  await expectOwnDirection(page);
  await page.goto(`${paths.search()}?q=a`);
  await expectOwnDirection(page);
  const { id } = await orderSome(shopper);
  await page.goto(paths.orders());
  await expectOwnDirection(page);
  await page.goto(paths.orderCancel(id));
  await expectOwnDirection(page);

  await page.goto(`${paths.search()}?q=${encodeURIComponent(STREET)}`);
  const heading = page.getByRole('heading', { name: STREET });
  await expectInOrder(heading.first());
  const search = page.getByRole('searchbox', { name: t('layout.search') }).first();
  await search
    .or(page.getByRole('combobox', { name: t('layout.search') }))
    .first()
    .fill(`${STREET} 2`);
  await expectInOrder(page.getByRole('option', { name: STREET }).first());
});
