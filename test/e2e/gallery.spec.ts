import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { askCards, askProduct, visit, type Visit } from './shop.ts';

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

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a colour shows its own pictures', async ({ page }) => {
    const shopper = await visit(page, 'ar');
    const { product, variant, image } = await findOtherColour(shopper);
    await page.goto(`${shopper.paths.product(product)}?variant=${variant.id}`);
    await expectColour(page, image);
  });
});
