import { expect, type Page } from '@playwright/test';
import type { ListingData } from '#contract/catalogue/listing.ts';
import { test } from './test.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { askCards, fetchMiniCart, named, visit, type Visit } from './shop.ts';
import { findKind } from './states/state.ts';

test.use({ reducedMotion: 'no-preference' });

const status = (page: Page) => page.locator('main').getByRole('status').first();

const edgeOf = (page: Page, choice: string): Promise<string> =>
  page
    .locator(choice)
    .first()
    .evaluate((element) => getComputedStyle(element).borderTopWidth);

/** A category of the menu that holds more than a page of products. */
const openCategory = async ({ page, paths }: Visit): Promise<void> => {
  await page.goto(paths.home());
  const link = page.locator(`main a[href^="${paths.category('')}"]`).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('filters live in the address, and going back gives them back', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t } = shopper;
  await openCategory(shopper);
  const all = await status(page).textContent();

  await page.locator('input[name="brand"]').first().check();
  await expect(page).toHaveURL(/brand=\d+/);
  await expect(status(page)).not.toHaveText(all ?? '');
  const inStock = page.locator('#filters input[name="in_stock"]');
  await inStock.check();
  await expect(page).toHaveURL(/in_stock=1/);

  await page.goBack();
  await expect(page).not.toHaveURL(/in_stock/);
  await expect(inStock).not.toBeChecked();
  await expect(page.locator('input[name="brand"]:checked')).toHaveCount(1);

  await page.getByRole('link', { name: t('listing.clearAll') }).click();
  await expect(page.locator('input[name="brand"]:checked')).toHaveCount(0);
  await expect(status(page)).toHaveText(all ?? '');
});

/** A brand that has enough products to show some beside its name. */
const findBrandWithHighlights = async (shopper: Visit) => {
  for (const { brand } of await askCards(shopper)) {
    if (!brand) continue;
    const answer = await shopper.page.request.get(`/api/v1/all?brand=${brand.id}`);
    const { highlights } = ((await answer.json()) as { data: ListingData }).data;
    if (highlights.length > 0) return brand;
  }
  throw new Error('No brand of the demo shop has products beside its name.');
};

test('a heading leads to what is in its category, a brand’s to its best products', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { paths } = shopper;
  await page.goto(paths.category('kitchen'));
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const parts = page.getByRole('navigation', { name: title ?? '', exact: true });
  const name = await parts.getByRole('link').first().textContent();
  await parts.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name?.trim() ?? '');
  await expect(parts).toHaveCount(0);

  const brand = await findBrandWithHighlights(shopper);
  await page.goto(paths.brand(brand));
  await page.locator('main header > ul').getByRole('link').first().click();
  await expect(
    page
      .locator('main')
      .locator(`a[href="${paths.brand(brand)}"]`)
      .first(),
  ).toBeVisible();
});

test('while results are on their way, a list says so', async ({ page }) => {
  await openCategory(await visit(page, 'en'));
  const come = Promise.withResolvers<void>();
  await page.route(/\.data\?/, async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.locator('#filters input[name="brand"]').first().check();
  const results = page.locator('main [aria-busy]').filter({ has: page.locator('h2') });
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(results.locator('.animate-spin')).toBeInViewport();
  come.resolve();
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await expect(results.locator('.animate-spin')).toHaveCount(0);
});

test('a filter that is ticked before the scripts come narrows the list', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto(shopper.paths.category('electronics'), { waitUntil: 'commit' });
  const inStock = page.locator('#filters input[name="in_stock"]');
  await inStock.check();
  come.resolve();
  await expect(page).toHaveURL(/in_stock=1/);
  await expect(inStock).toBeChecked();
});

test('another filter begins at the first page', async ({ page }) => {
  const shopper = await visit(page, 'en');
  await openCategory(shopper);
  await page.goto(`${page.url()}?page=2`);
  await page.locator('input[name="in_stock"]').check();
  await expect(page).toHaveURL(/in_stock=1/);
  await expect(page).not.toHaveURL(/page=/);
});

test.describe('with scripts off, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the filter sheet opens, narrows the list and sorts it', async ({ page }) => {
    const shopper = await visit(page, 'ar');
    const { t } = shopper;
    await openCategory(shopper);
    await page.getByRole('button', { name: t('listing.filters'), exact: true }).click();
    await page.locator('input[name="in_stock"]').check();
    await page.locator('#filters button[type="submit"]').last().click();
    await expect(page).toHaveURL(/in_stock=1/);
    await page.locator('select[name="sort"]').selectOption('price_asc');
    await page.getByRole('button', { name: t('listing.applySort'), exact: true }).click();
    await expect(page).toHaveURL(/in_stock=1.*sort=price_asc/);
  });

  test('a product shows its facts, its store and its reviews', async ({ page }) => {
    const shopper = await visit(page, 'en');
    const { t, paths } = shopper;
    const card = (await askCards(shopper)).find(({ review_count }) => review_count > 0);
    if (!card) throw new Error('The demo shop has no reviews on its first page.');
    await page.goto(paths.product(card));
    await expect(page.locator('#reviews article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('product.specifications') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('product.visitStore') })).toBeVisible();
  });
});

test('a search that finds nothing says so and shows a way on', async ({ page }) => {
  const { t, paths } = await visit(page, 'fr');
  await page.goto(paths.search('qzxjkv'));
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: t('listing.nothingFor', { text: isolateText('qzxjkv') }),
    }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: t('listing.popular') })).toBeVisible();
  await expect(page.locator('main .card').first()).toBeVisible();
});

test('a choice asks for what is missing, and the chosen variant is in the address', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const product = await findKind(
    shopper,
    'open choice beside its colour',
    ({ in_stock, attributes }) => in_stock && attributes.length > 1,
  );
  const variant = product.inventory.find(({ quantity }) => quantity > 0);
  if (!variant) throw new Error('The demo shop has run out of it.');

  await page.goto(paths.product(product));
  const pictured = product.inventory.find(({ image }) => image === product.image);
  const colour = pictured?.inventory_attributes[0];
  await expect(
    page.locator(`input[name="attribute_${colour?.attribute_id}"][value="${colour?.value_id}"]`),
    'What is in the picture is chosen, and the address stays that of the product.',
  ).toBeChecked();
  await expect(page).not.toHaveURL(/variant=/);
  await page
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText(named(t, 'product.chooseAttribute'));

  for (const { attribute_id, value_id } of variant.inventory_attributes) {
    await page
      .locator(`label:has(input[name="attribute_${attribute_id}"][value="${value_id}"])`)
      .click();
  }
  await expect(page).toHaveURL(new RegExp(`variant=${variant.id}`));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active' });
  const [chosen, other] = await Promise.all([
    edgeOf(page, 'label:has(> [type=radio]:checked)'),
    edgeOf(page, 'label:has(> [type=radio]:not(:checked))'),
  ]);
  expect(chosen, 'Where the system paints in its own colours, a thicker edge tells.').not.toBe(
    other,
  );

  await page.getByLabel(t('product.quantity'), { exact: true }).first().press('Enter');
  await expect(page.getByText(t('cart.productAdded'))).toBeVisible();
  const { cartProducts } = await fetchMiniCart(shopper);
  expect(cartProducts.map(({ inventory }) => inventory.id)).toEqual([variant.id]);
});

test('coming back to the home page finds what was loaded there', async ({ page }) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.home());
  const cards = page.locator('#products .card');
  const before = await cards.count();
  await page.getByRole('link', { name: t('card.loadMore') }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const after = await cards.count();
  await cards.last().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await page.goBack();
  await expect(cards).toHaveCount(after);
});

test('on a phone the button to buy follows who jumps past it, and goes where it stands itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const shopper = await visit(page, 'en');
  const card = (await askCards(shopper)).find(({ in_stock }) => in_stock);
  if (!card) throw new Error('The demo shop has nothing to sell.');
  await page.goto(shopper.paths.product(card));
  const bar = page.locator('button[form=buy]');
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toHaveCount(0);
});

test('on a phone the bar leads to the size that is missing, and finds no fault with anybody', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const shopper = await visit(page, 'tr');
  const product = await findKind(
    shopper,
    'open choice beside its colour',
    ({ in_stock, attributes }) => in_stock && attributes.length > 1,
  );
  await page.goto(shopper.paths.product(product));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator('button[form=buy]').click();
  const sizes = page.getByRole('group', { name: product.attributes[1]?.title });
  await expect(sizes.locator(':focus')).toHaveCount(1);
  await expect(sizes).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});
