import { expect } from '@playwright/test';
import { test } from './test.ts';
import { askCards, fetchMiniCart, fillCart, visit } from './shop.ts';

test.use({ reducedMotion: 'no-preference' });

test('a product seen is remembered in this browser, told in the language of the page, and forgotten on demand', async ({
  page,
}) => {
  const before = await visit(page, 'tr');
  const [first, second] = await askCards(before);
  if (!first || !second) throw new Error('The demo shop has too few products.');
  await page.goto(before.paths.product(first));
  // Who leaves before the page has come alive has not looked at it.
  await page.waitForFunction(() => localStorage.getItem('recentlyViewed') !== null);
  const shopper = await visit(page, 'fr');
  const { t, paths } = shopper;
  const cards = await askCards(shopper);
  const same = cards.find(({ id }) => id === first.id);
  const other = cards.find(({ id }) => id === second.id);
  if (!same || !other) throw new Error('The demo shop lists other products in French.');
  await page.goto(paths.product(other));
  const list = page.getByRole('region', { name: t('card.recentlyViewed') });
  await list.scrollIntoViewIfNeeded();
  await expect(list.getByRole('link', { name: same.title })).toBeVisible();
  await list.getByRole('button', { name: t('card.clearViewed') }).click();
  await expect(list).toBeHidden();
});

test('what lies in the cart is not shown once more below it as seen lately', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper);
  const mine = (await fetchMiniCart(shopper)).cartProducts[0]?.product;
  // The cart leaves the row out where it would show fewer than three.
  const others = (await askCards(shopper)).filter(({ id }) => id !== mine?.id).slice(0, 3);
  const [other] = others;
  if (!mine || !other) throw new Error('The demo shop has too few products.');
  await page.addInitScript(
    (ids) => localStorage.setItem('recentlyViewed', JSON.stringify(ids)),
    [mine.id, ...others.map(({ id }) => id)],
  );
  await page.goto(paths.cart());
  const list = page.getByRole('region', { name: t('card.recentlyViewed') });
  await list.scrollIntoViewIfNeeded();
  await expect(list.getByRole('link', { name: other.title })).toBeVisible();
  await expect(list.getByRole('link', { name: mine.title })).toHaveCount(0);
});
