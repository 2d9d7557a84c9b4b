import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test.ts';
import { openAccount, sendForm } from './person.ts';
import { linkIn, readMail } from './outbox.ts';
import { askCards, becomeAnother, named, visit, type Visit } from './shop.ts';
import { sendNotices } from './sold-out.ts';
import { makeLink, setPrice, wishFor } from './wishlist.ts';

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
  const person = await openAccount(shopper);
  await becomeAnother(page);

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

for (const [language, width, javaScriptEnabled, from] of [
  ['ar', 360, true, 18],
  ['en', 1440, false, 19],
] as const) {
  test.describe(`in ${language}, ${width} wide, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

    test('what a guest wished for is shared after signing in, and a mail tells when its price falls', async ({
      page,
      browser,
      baseURL,
    }, { repeatEachIndex }) => {
      test.slow();
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const person = await openAccount(shopper);
      await becomeAnother(page);

      const plain = (await askCards(shopper, from)).filter(
        (one) => !one.has_variants && !one.price,
      );
      const card = plain[repeatEachIndex];
      if (!card) throw new Error('This page of the demo shop has too few plain products.');
      await page.goto(paths.product(card));
      const saved = page.waitForResponse(`**${paths.saveProduct()}`);
      await page
        .locator('main')
        .getByRole('button', { name: t('product.wish') })
        .first()
        .click();
      await saved;
      await page.goto(paths.wishlist());
      await expect(titles(page)).toHaveText([card.title]);
      await page
        .locator('main')
        .getByRole('link', { name: t('layout.login') })
        .click();
      await sendForm(shopper, { email: person.email, password: person.password });
      await expect(page).toHaveURL(paths.wishlist());
      await expect(titles(page)).toHaveText([card.title]);

      const friend = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled });
      await friend.goto(await makeLink(shopper));
      await expect(titles(friend)).toHaveText([card.title]);
      await friend.close();

      const tellMe = t('wishlistPage.tellMeOf', { title: card.title });
      await page.getByRole('link', { name: tellMe }).click();
      await expect(page.getByRole('checkbox', { name: t('notice.price') })).toBeChecked();
      await page.getByRole('button', { name: t('notice.submit') }).click();
      await expect(
        page.getByText(t('notice.noted')).filter({ visible: true }).first(),
      ).toBeVisible();

      await setPrice(card.id, card.current - 100);
      await sendNotices();
      const mail = await readMail(person.email, 'notice', card.title);
      await page.goto(linkIn(mail, `/product/${card.id}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.title);
      await page.goto(paths.wishlist());
      await expect(
        page.locator('main li').getByText(named(t, 'wishlistPage.cheaper')),
      ).toBeVisible();
    });
  });
}
