import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test.ts';
import { logOut, newPerson, register, sendForm } from './person.ts';
import { askCards, visit, type Visit } from './shop.ts';
import { makeLink, wishFor } from './wishlist.ts';

/** The products on the page, by their links. */
const titles = (page: Page): Locator => page.locator('main li h2');

const simpleTitles = async (shopper: Visit, count: number) => {
  const cards = (await askCards(shopper)).filter((card) => !card.has_variants).slice(0, count);
  expect(cards).toHaveLength(count);
  return { cards, titles: cards.map(({ title }) => title) };
};

test('what a guest has wished for is on their list, and on the account’s after signing in', async ({
  page,
}) => {
  test.slow();
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const person = newPerson();
  await register(shopper, person);
  await logOut(shopper);

  await page.goto(paths.wishlist());
  await expect(page.getByText('No wishlisted product found.', { exact: true })).toBeVisible();
  const {
    cards: [card, other],
    titles: [title = '', otherTitle = ''],
  } = await simpleTitles(shopper, 2);
  await page.goto(`${paths.search()}?q=${encodeURIComponent(title)}`);
  const saved = page.waitForResponse(`**${paths.saveProduct()}`);
  await page
    .getByRole('button', { name: t('card.wish', { title }), exact: true })
    .first()
    .click();
  await saved;
  await page.goto(paths.wishlist());
  await expect(titles(page)).toHaveText([title]);
  await wishFor(shopper, other?.id ?? '');
  await page.reload();
  await expect(titles(page)).toHaveText([otherTitle, title]);

  await page.goto(paths.wishlist());
  await page
    .locator('main')
    .getByRole('link', { name: t('layout.login') })
    .click();
  await expect(page).toHaveURL(paths.login(paths.wishlist()));
  await sendForm(shopper, { email: person.email, password: person.password });
  await expect(page).toHaveURL(paths.wishlist());
  await expect(titles(page)).toHaveText([otherTitle, title]);

  // Removed by mistake, and back; then into the cart.
  const remove = page.getByRole('button', { name: t('wishlistPage.removeOf', { title }) });
  await remove.click();
  const undo = page.getByRole('button', { name: t('wishlistPage.undo') });
  await expect(undo).toBeFocused();
  await expect(titles(page)).toHaveText([otherTitle]);
  await undo.click();
  await expect(titles(page)).toHaveText([title, otherTitle]);
  await page.getByRole('button', { name: t('card.addTitle', { title }) }).click();
  await expect(page.getByRole('dialog')).toContainText(title);
  await page.goto(paths.product({ id: '', slug: '', ...card }));
  await expect(page.getByRole('button', { name: t('product.wished') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

for (const { language, javaScriptEnabled } of [
  { language: 'ar', javaScriptEnabled: true },
  { language: 'en', javaScriptEnabled: false },
] as const) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled });

    test('a shared list is seen by somebody else, until its owner ends the link', async ({
      page,
      browser,
      baseURL,
    }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const { cards, titles: wished } = await simpleTitles(shopper, 2);
      await wishFor(shopper, ...cards.map(({ id }) => id));
      await page.goto(paths.wishlist());
      await expect(titles(page)).toHaveText(wished.toReversed());
      const link = await makeLink(shopper, 'Ada');

      const guest = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
      const friend = await visit(await guest.newPage(), language);
      const opened = await friend.page.goto(link);
      expect(opened?.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
      });
      await expect(friend.page.getByRole('heading', { level: 1 })).toContainText('Ada');
      await expect(titles(friend.page)).toHaveText(wished.toReversed());

      // One is taken off and does not stand there any more.
      const [first = ''] = wished;
      await page
        .getByRole('button', { name: t('wishlistPage.removeOf', { title: first }) })
        .click();
      await expect(page.getByRole('button', { name: t('wishlistPage.undo') })).toBeVisible();
      await expect(titles(page)).toHaveText(wished.slice(1));
      await friend.page.reload();
      await expect(titles(friend.page)).toHaveText(wished.slice(1));

      await page.getByRole('button', { name: t('wishlistPage.endLink') }).click();
      await expect(page.getByLabel(t('wishlistPage.link'))).toHaveCount(0);
      const ended = await friend.page.reload();
      expect(ended?.status()).toBe(404);
      await expect(friend.page.getByText(t('wishlistPage.gone'))).toBeVisible();
      await guest.close();
    });
  });
}

test('who wishes for something asks on the list to be told when its price falls', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const {
    cards: [card],
    titles: [title = ''],
  } = await simpleTitles(shopper, 1);
  await page.goto(paths.wishlist());
  await wishFor(shopper, card?.id ?? '');
  await page.reload();
  await page.getByRole('link', { name: t('wishlistPage.tellMeOf', { title }) }).click();
  await expect(page.getByRole('heading', { name: t('notice.askTitle') })).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
});
