import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import type { Card } from '#contract/catalogue/card.ts';
import type { HomeData } from '#contract/shop/home.ts';
import { ask, drawInstead, visit, type Visit } from './shop.ts';

/** The pictures that a page asks for, each as `width/name`. */
const listen = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, picture] = /\/media\/(\d+\/[^?]+)/.exec(request.url()) ?? [];
    if (picture) asked.push(picture);
  });
  return asked;
};

const nameOf = (picture: string): string => picture.slice(picture.indexOf('/') + 1);

/** The cards of the home page, each with a first and a second picture. */
const askHomeCards = async (shopper: Visit): Promise<Card[]> => {
  const { collections, flash_sales: sales, products } = await ask<HomeData>(shopper, '/home');
  return [...collections, ...sales].flatMap((block) => block.products).concat(products.result);
};

/** Pictures that are the second one of a card, and nothing else on the page. */
const secondsOf = async (shopper: Visit): Promise<Set<string>> => {
  const cards = await askHomeCards(shopper);
  const firsts = new Set(cards.map(({ image }) => image));
  return new Set(cards.flatMap(({ image_2: image }) => (image && !firsts.has(image) ? image : [])));
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page fetches the pictures that it shows, and no second ones', async ({ page }) => {
    const shopper = await visit(page, 'en');
    const seconds = await secondsOf(shopper);
    expect(seconds.size).toBeGreaterThan(20);
    const asked = listen(page);
    await page.goto(shopper.paths.home());
    await page.waitForLoadState('networkidle');
    const elements = await page.locator('img').count();
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.length).toBeLessThanOrEqual(elements);
    expect(asked.filter((picture) => seconds.has(nameOf(picture)))).toEqual([]);
  });
});

test('a card shows its second picture under the pointer and the focus, and fetches it only then', async ({
  page,
}) => {
  const shopper = await visit(page, 'ar');
  const asked = listen(page);
  await page.goto(shopper.paths.home());
  const card = page.locator('.card:has([data-second])');
  const second = async (at: number) =>
    (await card.nth(at).locator('[data-second]').getAttribute('data-second')) ?? '';
  const [first, next] = [await second(0), await second(1)];
  await page.waitForLoadState('networkidle');
  expect(asked.map(nameOf)).not.toContain(nameOf(first.replace('/media/', '')));

  const shown = (address: string) => page.locator(`.card img[src="${address}"]`);
  await card.first().scrollIntoViewIfNeeded();
  await card.first().hover();
  await expect(shown(first)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(shown(first)).toBeHidden();
  await page.locator(`.card:has([data-second="${next}"]) :is(h2, h3) a`).first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(shown(next)).toBeVisible();
});

const SIZES = [360, 768, 1440].flatMap((width) =>
  [1, 2].map((deviceScaleFactor) => ({ width, deviceScaleFactor })),
);
/** Seconds after which Chromium says that what was announced was not used, and a little more. */
const COMPLAINT_MS = 4_000;

for (const { width, deviceScaleFactor } of SIZES) {
  test.describe(`${width} pixels wide, with ${deviceScaleFactor} points each`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

    test('each picture that is fetched is shown in the size it has, and none is announced in vain', async ({
      page,
      context,
    }) => {
      const shopper = await visit(page, 'en');
      const { paths } = shopper;
      const { categories } = await ask<{ categories: { slug: string }[] }>(shopper, '/common');
      const [card] = await askHomeCards(shopper);
      const [sale] = (await ask<HomeData>(shopper, '/home')).flash_sales;
      if (!card || !sale || !categories[0]) throw new Error('The demo shop is empty.');
      const addresses = [
        paths.home(),
        paths.category(categories[0].slug),
        paths.search('lamp'),
        paths.product(card),
        paths.flashSale(sale.id),
      ];
      await Promise.all(
        addresses.map(async (address) => {
          const tab = await context.newPage();
          // What is asked for counts, not what is in it.
          await drawInstead(tab);
          const asked = listen(tab);
          const said: string[] = [];
          tab.on('console', (message) => {
            if (/preload/i.test(message.text())) said.push(message.text());
          });
          await tab.goto(address, { waitUntil: 'load' });
          await tab.waitForTimeout(COMPLAINT_MS);
          const unused = async () => {
            const shown = await tab.evaluate(() =>
              [...document.images].map(({ currentSrc }) => currentSrc),
            );
            return asked.filter((picture) => !shown.some((one) => one.endsWith(picture)));
          };
          await expect.poll(unused, { message: address }).toEqual([]);
          expect(asked.length, address).toBeGreaterThan(1);
          expect(said, address).toEqual([]);
          await tab.close();
        }),
      );
    });
  });
}
