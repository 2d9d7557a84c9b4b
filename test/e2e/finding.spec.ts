import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import { languageCodes, type LanguageCode } from '#i18n/languages.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { askCards, askProduct, named, visit, type Visit } from './shop.ts';

/** Words of the demo shop with one wrong letter, and what was meant. */
const MISSPELT: Record<LanguageCode, [wrong: string, meant: string]> = {
  en: ['lipstik', 'lipstick'],
  fr: ['porcelaien', 'porcelaine'],
  ar: ['حقيية', 'حقيبة'],
  tr: ['tavşna', 'tavşan'],
  hi: ['बाथतब', 'बाथटब'],
};

const cards = (page: Page) => page.locator('main .card');
const filter = (page: Page, name: string, value: string) =>
  page.locator(`#filters input[name="${name}"][value="${value}"]`);

/** Chips and lines take the press; what is in them is only drawn. Their group may be folded. */
const press = async (page: Page, name: string, value: string) => {
  const label = page.locator(`#filters label:has(input[name="${name}"][value="${value}"])`);
  const folded = page.locator('#filters .filter-group:not([open])').filter({ has: label });
  if ((await folded.count()) > 0) await folded.locator('> summary').click();
  await label.click();
};

const valuesOf = (page: Page, name: string) =>
  page
    .locator(`#filters input[name="${name}"]:enabled`)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

const expectResultsOf = async ({ page, t }: Visit, wrong: string, meant: string) => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(meant);
  await expect(cards(page).first()).toBeVisible();
  const instead = t('listing.searchInstead', { text: isolateText(wrong) });
  await page.getByRole('link', { name: instead }).click();
  await expect(heading).toContainText(wrong);
  await expect(page).toHaveURL((url) => url.searchParams.get('literal') === wrong);
};

test('a misspelt word finds what was meant, and says so', async ({ page }) => {
  const shopper = await visit(page, 'ar');
  const [wrong, meant] = MISSPELT.ar;
  await page.goto(shopper.paths.home());
  const field = page.locator('#search');
  await field.fill(wrong);
  await field.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await expectResultsOf(shopper, wrong, meant);
});

test('brand, colour and price together narrow a category; the address keeps them for others', async ({
  page,
  browser,
}) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.subCategory('fashion', 'women'));
  const [value = ''] = await valuesOf(page, 'attribute');
  await press(page, 'attribute', value);
  await expect(page).toHaveURL(new RegExp(`attribute=${value}`));
  const chips = page.getByRole('list', { name: t('listing.active') }).getByRole('link');
  await expect(chips).toHaveCount(2);
  // What is left has four stars and comes in all sizes: these groups stay nonetheless.
  await expect(filter(page, 'rating', '4')).toBeAttached();
  const [brand = ''] = await valuesOf(page, 'brand');
  await press(page, 'brand', brand);
  await expect(page).toHaveURL(new RegExp(`brand=${brand}`));
  await page.locator('#filters input[name="max"]').fill('500');
  await page.locator('#filters input[name="max"]').press('Enter');
  await expect(page).toHaveURL(/max=500/);
  await expect(chips).toHaveCount(4);
  const shared = page.url();
  const titles = await cards(page).getByRole('heading').allTextContents();

  const friend = await browser.newPage();
  await friend.goto(shared);
  await expect(cards(friend).getByRole('heading')).toHaveText(titles);
  await expect(filter(friend, 'attribute', value)).toBeChecked();
  await friend.close();

  await page.goBack();
  await expect(page).not.toHaveURL(/max=/);
  await expect(chips).toHaveCount(3);
  await page.goBack();
  await expect(filter(page, 'brand', brand)).not.toBeChecked();
  await expect(filter(page, 'attribute', value)).toBeChecked();
});

test('a price that is being typed outlives the answer to another filter', async ({ page }) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.category('fashion'), { waitUntil: 'networkidle' });
  const typed = Promise.withResolvers<void>();
  await page.route(/\.data\?/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  const [brand = ''] = await valuesOf(page, 'brand');
  await press(page, 'brand', brand);
  const most = page.locator('#filters input[name="max"]');
  await most.fill('500');
  typed.resolve();
  await expect(page.getByRole('list', { name: t('listing.active') })).toBeVisible();
  await expect(most).toHaveValue('500');
  await most.press('Enter');
  await expect(page).toHaveURL(/max=500/);
  await page.goBack();
  await expect(most).toHaveValue('');

  // A bar of the chart is the way to what costs so much.
  await page.locator('.price-bars a').nth(1).click();
  await expect(page).toHaveURL(/min=.*max=/);
  await expect(most).not.toHaveValue('');
});

test('pages loaded into a listing are still there when the shopper comes back', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.category('electronics'));
  const before = await cards(page).count();
  await page.getByRole('link', { name: t('card.loadMore') }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  const after = await cards(page).count();
  const title = (await cards(page).last().getByRole('heading').textContent()) ?? '';

  await cards(page).last().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(after);
  await expect(cards(page).getByRole('heading', { name: title }).last()).toBeInViewport();
});

type Gap = { product: ProductDetail; chosen: Pair; missing: Pair };
type Pair = { attribute: string; value: string };

/** Two values that each exist, but in no variant together; the first is chosen by nobody yet. */
const findGap = (product: ProductDetail): Gap | undefined => {
  const [first, second] = product.attributes;
  if (!first || !second) return undefined;
  const has = (...ids: string[]) =>
    product.inventory.some(({ inventory_attributes: made }) =>
      ids.every((id) => made.some(({ value_id }) => value_id === id)),
    );
  const isPictured = (colour: string): boolean =>
    product.inventory.some(
      ({ image, inventory_attributes: made }) =>
        image === product.image && made.some(({ value_id }) => value_id === colour),
    );
  // The page begins with the colour that is pictured, and marks what is not made in it.
  for (const a of first.values.filter(({ id }) => !isPictured(id))) {
    const b = second.values.find(({ id }) => has(id) && has(a.id) && !has(a.id, id));
    if (b) {
      const chosen = { attribute: first.id, value: a.id };
      return { product, chosen, missing: { attribute: second.id, value: b.id } };
    }
  }
  return undefined;
};

const askGap = async (shopper: Visit): Promise<Gap> => {
  for (const page of [1, 2, 3, 4, 5, 6]) {
    for (const card of (await askCards(shopper, page)).filter((one) => one.has_variants)) {
      const gap = findGap(await askProduct(shopper, card.id));
      if (gap) return gap;
    }
  }
  throw new Error('Every combination exists on the first pages of the demo shop.');
};

test('a combination that is not made is marked before it is pressed, and a press keeps the choice and says so', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const { product, chosen, missing } = await askGap(shopper);
  const label = ({ attribute, value }: Pair) =>
    page.locator(`label:has(input[name="attribute_${attribute}"][value="${value}"])`);
  const box = ({ attribute, value }: Pair) =>
    page.locator(`input[name="attribute_${attribute}"][value="${value}"]`);

  await page.goto(paths.product(product));
  await expect(label(missing)).not.toContainText(t('product.valueImpossible'));
  await label(chosen).click();
  await expect(label(missing)).toContainText(t('product.valueImpossible'));
  await label(missing).click();
  await expect(box(missing)).toBeChecked();
  await expect(box(chosen)).toBeChecked();
  await expect(page.getByText(named(t, 'product.notMadeChoice'))).toBeVisible();
  const add = page.locator('form#buy').getByRole('button', { name: t('product.addToCart') });
  await expect(add).toBeDisabled();
  // The column stays on the screen while the page is scrolled.
  const edgeOf = () =>
    add.evaluate(
      (button) =>
        button.getBoundingClientRect().top -
        (document.querySelector('h1')?.getBoundingClientRect().top ?? 0),
    );
  const edge = await edgeOf();
  await page.getByRole('link', { name: named(t, 'product.chooseInstead') }).click();
  await expect(add).toBeEnabled();
  await expect(box(chosen)).toBeChecked();
  await expect(page).toHaveURL(/variant=/);
  expect(await edgeOf(), 'The button stays where it is.').toBe(edge);
});

test('a mouse over a picture enlarges it', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const [card] = await askCards(shopper);
  if (!card) throw new Error('The demo shop is empty.');
  await page.goto(shopper.paths.product(card));
  await page.locator('#picture-1').hover();
  await expect(page.locator('.hover-zoom')).toHaveCSS('opacity', '1');
  await page.locator('h1').hover();
  await expect(page.locator('.hover-zoom')).toHaveCount(0);
});

test('a choice far down shows the results from their first product, and focus stays on it', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.category('kitchen'));
  await cards(page).nth(16).scrollIntoViewIfNeeded();
  const [brand = ''] = await valuesOf(page, 'brand');
  await press(page, 'brand', brand);
  await expect(page).toHaveURL(new RegExp(`brand=${brand}`));
  await expect(cards(page).first()).toBeInViewport();
  await expect(page.getByRole('combobox', { name: t('listing.sort') })).toBeInViewport();
  await expect(filter(page, 'brand', brand)).toBeFocused();
  await expect(filter(page, 'brand', brand)).toBeInViewport();
});

test.describe('on an Arabic phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the filter sheet says how many products it will show', async ({ page }) => {
    const shopper = await visit(page, 'ar');
    const { t, paths } = shopper;
    await page.goto(paths.search('حقيبة'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: t('listing.filters'), exact: true }).click();
    const [value = ''] = await valuesOf(page, 'attribute');
    await press(page, 'attribute', value);
    await expect(page).toHaveURL(new RegExp(`attribute=${value}`));
    await page.locator('#filters button[type="submit"]').last().click();
    await expect(page.locator('#filters')).toBeHidden();
    const counted = page.getByRole('button', { name: `${t('listing.filters')} · 1`, exact: true });
    await expect(counted).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wider).toBe(false);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a misspelt search finds in every language', async ({ page }) => {
    for (const code of languageCodes)
      await test.step(code, async () => {
        const shopper = await visit(page, code);
        const [wrong, meant] = MISSPELT[code];
        await page.goto(shopper.paths.search(wrong));
        await expectResultsOf(shopper, wrong, meant);
      });
  });

  test('the colours and pages of a list are plain forms and links', async ({ page }) => {
    const { t, paths } = await visit(page, 'tr');
    await page.goto(paths.products('firsatlar', { home_spm: 'products' }));
    await page.getByRole('link', { name: t('card.loadMore') }).click();
    await expect(page).toHaveURL(/page=2/);
    const [value = ''] = await valuesOf(page, 'attribute');
    await press(page, 'attribute', value);
    await page.locator('#filters button[type="submit"]').last().click();
    await expect(page).toHaveURL(new RegExp(`attribute=${value}`));
    await expect(page).not.toHaveURL(/page=/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('a variant is chosen by a plain form', async ({ page }) => {
    const shopper = await visit(page, 'en');
    const { t, paths } = shopper;
    const { product, chosen } = await askGap(shopper);
    await page.goto(paths.product(product));
    await page
      .locator(`label:has(input[name="attribute_${chosen.attribute}"][value="${chosen.value}"])`)
      .click();
    await page.getByRole('button', { name: t('product.showChoice') }).click();
    await expect(
      page.locator(`input[name="attribute_${chosen.attribute}"][value="${chosen.value}"]`),
    ).toBeChecked();
  });
});
