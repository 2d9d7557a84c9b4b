import { expect, type Locator } from '@playwright/test';
import { test } from './test.ts';
import { openAccount, sendForm } from './person.ts';
import { ask, askCards, becomeAnother, visit, type Visit } from './shop.ts';

const isPressed = (button: Locator, pressed: boolean) =>
  expect(button).toHaveAttribute('aria-pressed', String(pressed));

/** What a toast says, and where its link leads on. */
const toast = ({ page }: Visit, text: string): Locator =>
  page.locator('[aria-live]', { hasText: text }).filter({ visible: true });

/** The next request of a button stays away until it is told what to do. */
const holdSave = async ({ page, paths }: Visit) => {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(`**${paths.saveProduct()}`, async (route) => route[await promise](), {
    times: 1,
  });
  return resolve;
};

test('a wish is marked at once, and taken back with a word where the shop is not reached', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const [card] = await askCards(shopper);
  const title = card?.title ?? '';
  await page.goto(`${paths.search()}?q=${encodeURIComponent(title)}`);
  const heart = page.getByRole('button', { name: t('card.wish', { title }), exact: true }).first();

  const lose = await holdSave(shopper);
  await heart.click();
  await isPressed(heart, true);
  lose('abort');
  await isPressed(heart, false);
  await expect(toast(shopper, t('error.apiDown'))).toBeVisible();

  const answer = await holdSave(shopper);
  await heart.click();
  await isPressed(heart, true);
  answer('continue');
  await expect(toast(shopper, t('wishlist.added'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('wishlist.see') })).toHaveAttribute(
    'href',
    paths.wishlist(),
  );

  // On its own page it is marked too, and taken off there.
  await page.goto(paths.product({ id: '', slug: '', ...card }));
  const wished = page.getByRole('button', { name: t('product.wished') });
  await isPressed(wished, true);
  await wished.click();
  await expect(toast(shopper, t('wishlist.removed'))).toBeVisible();
  const wish = page.getByRole('button', { name: t('product.wish'), exact: true });
  await isPressed(wish, false);
});

test('two hearts that a visitor presses at once are both on the list', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { paths } = shopper;
  const answer = await holdSave(shopper);
  await page.goto(paths.search());
  const hearts = page.locator('.card [name=wish]');
  await hearts.nth(0).click();
  await isPressed(hearts.nth(0), true);
  await hearts.nth(1).click();
  await isPressed(hearts.nth(1), true);
  const first = page.waitForResponse(`**${paths.saveProduct()}`);
  answer('continue');
  await first;
  const ids = [
    await hearts.nth(0).getAttribute('value'),
    await hearts.nth(1).getAttribute('value'),
  ];
  await expect
    .poll(async () => {
      const { result } = await ask<{ result: { id: string }[] }>(shopper, '/user/wishlist/all');
      return result.map(({ id }) => id).toSorted();
    })
    .toEqual(ids.toSorted());
});

test.describe('on an Arabic phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('who compares is led to sign in and comes back compared, and a fifth product is refused', async ({
    page,
  }) => {
    test.slow();
    const shopper = await visit(page, 'ar');
    const { t, paths } = shopper;
    const person = await openAccount(shopper);
    await becomeAnother(page);

    // Cards show no scales where nothing hovers: the products' pages have them.
    const [first, second, third, fourth, fifth] = await askCards(shopper);
    if (!first || !second || !third || !fourth || !fifth)
      throw new Error('The demo shop has too few products in stock.');
    const scales = page.locator('.saves [name=compare]');
    await page.goto(paths.product(first));
    await scales.tap();
    await expect(page).toHaveURL(/intent=compare/);
    await sendForm(shopper, { email: person.email, password: person.password });
    await expect(page).toHaveURL(paths.product(first));
    await isPressed(scales, true);

    for (const card of [second, third, fourth]) {
      await page.goto(paths.product(card));
      const saved = page.waitForResponse(`**${paths.saveProduct()}`);
      await scales.tap();
      expect(await (await saved).json()).toMatchObject({ ok: true });
      await isPressed(scales, true);
    }
    await page.goto(paths.product(fifth));
    await scales.tap();
    await expect(toast(shopper, t('compare.full', { count: 4 }))).toBeVisible();
    await isPressed(scales, false);
    await expect(page.getByRole('link', { name: t('compare.see') })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart puts the product on the list, and the scales lead to sign in', async ({ page }) => {
    const shopper = await visit(page, 'fr');
    const { t, paths } = shopper;
    await page.goto(paths.search());
    const heart = page.locator('.card [name=wish]').first();
    const id = await heart.getAttribute('value');
    await heart.click();
    await expect(page.getByText(t('wishlist.added'))).toBeVisible();
    const { result } = await ask<{ result: { id: string }[] }>(shopper, '/user/wishlist/all');
    expect(result.map((wish) => wish.id)).toEqual([id]);
    await page.goto(paths.search());
    await page.locator('.card [name=compare]').first().click();
    await expect(page).toHaveURL(
      `${paths.login()}?${new URLSearchParams({ redirect: paths.search(), intent: `compare:${id}` })}`,
    );
  });
});
