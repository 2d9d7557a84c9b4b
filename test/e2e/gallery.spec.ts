import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { askCards, askProduct, LARGE_PICTURE, visit, type Visit } from './shop.ts';

/** A product, and a variant of it in another colour than the one that it leads with. */
const findOtherColour = async (shopper: Visit) => {
  for (const card of await askCards(shopper)) {
    const product = await askProduct(shopper, card.id);
    const variant = product.inventory.find(({ image }) => image && image !== product.image);
    if (variant?.image) return { product, variant, image: variant.image };
  }
  throw new Error('The demo shop has nothing in several colours on its first page.');
};

const shownPictures = (page: Page): Promise<string[]> =>
  page
    .locator('.gallery .reel img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));

/** All pictures are the variant's, its own one first: their names differ only in the view. */
const expectColour = async (page: Page, image: string): Promise<void> => {
  await expect.poll(async () => (await shownPictures(page))[0]).toContain(image);
  const pictures = await shownPictures(page);
  expect(pictures.length).toBeGreaterThan(1);
  const colour = image.replace(/[a-z]+\.webp$/, '');
  expect(pictures.filter((picture) => !picture.includes(colour))).toEqual([]);
};

test('a colour that is chosen is shown by its own pictures', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { product, variant, image } = await findOtherColour(shopper);
  await page.goto(shopper.paths.product(product));
  expect((await shownPictures(page))[0]).toContain(product.image);
  for (const { attribute_id, value_id } of variant.inventory_attributes)
    await page
      .locator(`label:has(input[name="attribute_${attribute_id}"][value="${value_id}"])`)
      .click();
  await expectColour(page, image);
});

/** Opens the pictures of a product with several over the whole screen, by the keyboard. */
const openFullScreen = async (page: Page, language: 'en' | 'ar') => {
  const shopper = await visit(page, language, LARGE_PICTURE);
  const { product } = await findOtherColour(shopper);
  await page.goto(shopper.paths.product(product));
  const opener = page.getByRole('button', { name: shopper.t('product.fullScreen') });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: shopper.t('product.pictures') });
  const image = dialog.getByRole('button', { name: product.title }).getByRole('img');
  const zoomIn = dialog.getByRole('button', { name: shopper.t('product.zoomIn') });
  await expect(image).toHaveJSProperty('naturalWidth', 1280);
  await expect(image).toHaveCSS('background-image', 'none');
  return { shopper, opener, dialog, image, zoomIn };
};

test('in full screen an enlarged picture is no larger than it is, arrow keys move it, and at its edge the next one follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const { opener, dialog, image, zoomIn } = await openFullScreen(page, 'en');
  await expect(dialog).toContainText('1 / ');
  await zoomIn.press('Enter');
  const { width } = (await image.boundingBox()) ?? { width: 0 };
  const own = await image.evaluate((one: HTMLImageElement) => one.naturalWidth);
  expect(width).toBe(own);
  const leftOf = async () => (await image.boundingBox())?.x ?? 0;
  const before = await leftOf();
  await page.keyboard.press('ArrowRight');
  expect(await leftOf()).toBeLessThan(before);
  await expect(dialog).toContainText('1 / ');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText('2 / ', { timeout: 100 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two fingers enlarge a picture in full screen, and one turns to the next from right to left', async ({
    page,
  }) => {
    const { dialog, image } = await openFullScreen(page, 'ar');
    const touch = await page.context().newCDPSession(page);
    /** Draws as many fingers as there are ways, each from here to there. */
    const draw = async (...ways: [from: number, to: number][]) => {
      const at = (share: number) =>
        ways.map(([from, to], id) => ({ x: from + (to - from) * share, y: 420, id }));
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const share of [0.25, 0.5, 0.75, 1])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const before = (await image.boundingBox())?.width ?? 0;
    await draw([150, 90], [240, 300]);
    await expect
      .poll(async () => (await image.boundingBox())?.width ?? 0)
      .toBeGreaterThan(before * 1.5);
    await draw([60, 190], [330, 200]);
    await expect.poll(async () => (await image.boundingBox())?.width).toBe(before);
    await draw([100, 300]);
    await expect(dialog).toContainText('2 / ');
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a colour shows its own pictures', async ({ page }) => {
    const shopper = await visit(page, 'ar');
    const { product, variant, image } = await findOtherColour(shopper);
    await page.goto(`${shopper.paths.product(product)}?variant=${variant.id}`);
    await expectColour(page, image);
  });
});
