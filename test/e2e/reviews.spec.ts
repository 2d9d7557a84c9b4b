import { expect, type Browser, type Page } from '@playwright/test';
import type { Order } from '#contract/orders/order.ts';
import { drawNoise, drawPicture } from '#test/pictures.ts';
import { deliver, replyToReview } from './operator.ts';
import { addUnits, order } from './order.ts';
import { askCards, askProduct, becomeAnother, visit, type Visit } from './shop.ts';
import { test } from './test.ts';

/** Puts something of that page of the list into the cart, of which there is plenty. */
const fillOne = async (shopper: Visit, from: number): Promise<void> => {
  for (const { id } of await askCards(shopper, from)) {
    const product = await askProduct(shopper, id);
    const plenty = product.inventory.find(({ quantity }) => quantity > 5);
    if (plenty) return addUnits(shopper, { product, inventoryId: plenty.id, quantity: 1 });
  }
  throw new Error('The demo shop has run out of it.');
};

/** Somebody who has been sent what they ordered, from a page of the list where nobody else buys. */
const receive = async (
  page: Page,
  language: 'en' | 'ar',
  from: number,
): Promise<[Visit, Order]> => {
  const shopper = await visit(page, language);
  await fillOne(shopper, from);
  const placed = await order(shopper);
  await deliver(placed);
  return [shopper, placed];
};

const lineOf = ({ lines: [line] }: Order) => {
  if (!line) throw new Error('nothing was ordered');
  return line;
};

/** Opens the pop-up of the first line of the order, and presses so many stars. */
const giveStars = async ({ page, paths, t }: Visit, placed: Order, count: number) => {
  await page.goto(paths.order(placed.id));
  await page
    .getByRole('button', { name: `${t('orderPage.review')}: ${lineOf(placed).product.title}` })
    .click();
  const popup = page.getByRole('dialog', { name: t('reviewPage.stars') });
  await popup.getByRole('button', { name: t('reviews.stars', { count }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reviewPage.title'));
  await expect(page.getByRole('radio', { name: t('reviews.stars', { count }) })).toBeChecked();
};

/** A page that everybody is shown the same is cached: for a second after a change it may be the old one. */
const untilChanged = (open: () => Promise<void>) => expect(open).toPass({ timeout: 30_000 });

/** The review with these words on its product's page, for whoever opens it. */
const openReview = async ({ page, paths }: Visit, placed: Order, words: string) => {
  const review = page.locator('#reviews article').filter({ hasText: words });
  await untilChanged(async () => {
    await page.goto(`${paths.product(lineOf(placed).product)}?reviews_sort=newest`);
    await expect(review).toBeVisible({ timeout: 1_000 });
  });
  return review;
};

const elsewhere = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  return visit(await context.newPage(), 'en');
};

/** A toast; what a page says without scripts is hidden behind it. */
const said = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();

const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

test('what was delivered is reviewed with pictures, of which a large one is made smaller and a broken one left out', async ({
  page,
}) => {
  test.slow();
  const [shopper, placed] = await receive(page, 'en', 14);
  const { t } = shopper;
  await giveStars(shopper, placed, 4);
  const words = `Sturdy and light, ${placed.number}`;
  await page.getByLabel(t('reviewPage.text')).fill(words);
  const whole = await drawNoise(300, 300);
  const pictures = page.getByLabel(t('reviewPage.pictures'));
  const chosen = page.locator('form img[src^="blob:"]');
  await pictures.setInputFiles([
    picture('good.jpg', await drawPicture(300, 200)),
    picture('broken.jpg', whole.subarray(0, whole.length / 2)),
  ]);
  await expect(chosen).toHaveCount(2);
  // What is picked later joins them, and the form waits until it is small enough.
  await pictures.setInputFiles([picture('large.jpg', await drawNoise(1_300, 1_300))]);
  await page.getByRole('button', { name: t('reviewPage.publish') }).click();
  await expect(said(page, t('upload.someFailed'))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Remove picture/ })).toHaveCount(2);

  const own = await openReview(shopper, placed, words);
  await expect(own.locator('li > button img')).toHaveCount(2);
  await expect(own).toContainText(t('reviews.verified'));
  await expect(own).toContainText('Grace M.');
  await own.getByRole('button', { name: t('reviews.yes') }).click();
  await expect(own.getByRole('status')).toHaveText(t('review.ownVote'));

  // Another reader, who has no cookie.
  await becomeAnother(page);
  const seen = await openReview(shopper, placed, words);
  const yes = seen.getByRole('button', { name: t('reviews.yes') });
  await yes.click();
  await expect(seen.getByRole('status')).toHaveText(t('review.voted'));
  await expect(seen).toContainText(t('reviews.helpful', { count: 1 }));
  await yes.click();
  await expect(seen.getByRole('status')).toHaveText(t('review.voteTakenBack'));
  await expect(seen).not.toContainText(t('reviews.helpful', { count: 1 }));

  // Its script does not come.
  await page.route('**/assets/send-vote-*.js', (route) => route.abort());
  await (
    await openReview(shopper, placed, words)
  )
    .getByRole('button', { name: t('reviews.yes') })
    .click();
  await expect(seen.getByRole('status')).toHaveText(t('error.apiDown'));
});

test.describe('on an Arabic phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a review is written, changed and deleted, and the rating follows', async ({ page }) => {
    test.slow();
    const [shopper, placed] = await receive(page, 'ar', 15);
    const { t, paths } = shopper;
    await page.goto(paths.review(lineOf(placed).id));
    await page.getByRole('button', { name: t('reviewPage.publish') }).click();
    await expect(page.getByText(t('review.ratingRequired'))).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: t('reviewPage.stars') })).toBeFocused();
    await giveStars(shopper, placed, 2);
    await page
      .getByLabel(t('reviewPage.text'))
      .fill(`جيد جدًا وخفيف وسهل الاستعمال ${placed.number}`);
    await page
      .getByLabel(t('reviewPage.pictures'))
      .setInputFiles([
        picture('one.jpg', await drawPicture(300, 200)),
        picture('two.jpg', await drawPicture(200, 300)),
        picture('large.jpg', await drawNoise(1_300, 1_300)),
      ]);
    await expect(page.locator('form img[src^="blob:"]')).toHaveCount(3);
    await page.getByRole('button', { name: t('reviewPage.publish') }).click();
    await expect(page).toHaveURL(paths.order(placed.id));
    await expect(said(page, t('review.saved'))).toBeVisible();

    await page.getByRole('link', { name: t('orderPage.changeReview') }).click();
    await page
      .locator('label', {
        has: page.getByRole('radio', { name: t('reviews.stars', { count: 5 }) }),
      })
      .click();
    await page.getByRole('button', { name: t('reviewPage.save') }).click();
    await expect(page).toHaveURL(paths.order(placed.id));
    const review = await openReview(shopper, placed, placed.number);
    await expect(review).toContainText(t('reviews.stars', { count: 5 }));
    await expect(review.locator('li > button img')).toHaveCount(3);

    await page.goto(paths.review(lineOf(placed).id));
    await page.getByText(t('reviewPage.delete')).first().click();
    await page.getByRole('button', { name: t('reviewPage.delete') }).click();
    await expect(page).toHaveURL(paths.order(placed.id));
    await untilChanged(async () => {
      await page.goto(`${paths.product(lineOf(placed).product)}?reviews_sort=newest`);
      await expect(page.locator('#reviews')).toBeVisible();
      expect(await page.locator('#reviews').innerText()).not.toContain(placed.number);
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a review is written, found helpful, reported and answered by the store', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const [shopper, placed] = await receive(page, 'en', 16);
    const { t, paths } = shopper;
    await page.goto(`${paths.review(lineOf(placed).id)}?rating=3`);
    const words = `Does what it says, ${placed.number}`;
    await page.getByLabel(t('reviewPage.text')).fill(words);
    await page
      .getByLabel(t('reviewPage.pictures'))
      .setInputFiles([
        picture('good.jpg', await drawPicture()),
        picture('page.jpg', Buffer.from('<html>')),
        picture('large.jpg', await drawNoise(1_300, 1_300)),
      ]);
    await page.getByRole('button', { name: t('reviewPage.publish') }).click();
    await expect(page.getByText(t('upload.someFailed'))).toBeVisible();

    const reader = await elsewhere(browser, baseURL);
    const seen = await openReview(reader, placed, words);
    await expect(seen.locator('li > button img')).toHaveCount(1);
    await seen.getByRole('button', { name: t('reviews.yes') }).click();
    await expect(reader.page.getByText(t('review.voted'))).toBeVisible();
    await reader.page.getByRole('radio', { name: t('reviewPage.reasons.untrue') }).check();
    await reader.page.getByRole('button', { name: t('reviewPage.sendReport') }).click();
    await expect(reader.page.getByText(t('review.reported'))).toBeVisible();
    await expect(reader.page.getByText(t('reviewPage.alreadyReported'))).toBeVisible();
    await reader.page.context().close();

    await replyToReview(words, 'We are glad to hear it.');
    const answered = await openReview(shopper, placed, words);
    await untilChanged(async () => {
      await page.reload();
      await expect(answered).toContainText('We are glad to hear it.', { timeout: 1_000 });
    });
    await page.getByRole('link', { name: t('reviews.write') }).click();
    await expect(page.getByLabel(t('reviewPage.text'))).toHaveValue(words);
  });
});
