import { expect, type Page } from '@playwright/test';
import { askAlike, askShared, compare, sharePath } from './comparing.ts';
import { openAccount } from './person.ts';
import { askCards, visit, type Visit } from './shop.ts';
import { test } from './test.ts';

/** The names of the compared products, in the order of their columns. */
const columns = (page: Page) =>
  page.getByRole('table').getByRole('columnheader').locator('a:not([aria-label])');

const rowNames = (page: Page) => page.getByRole('table').getByRole('rowheader').allInnerTexts();

/** On paper stands the table alone. */
const expectPrinted = async ({ page, t }: Visit): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: t('compare.print') })).toBeHidden();
  await expect(page.getByRole('heading', { name: t('compare.add') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
};

/** A desktop's browser may share by itself; here it copies. */
const withoutSharing = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
};

test('four products are compared and narrowed to their differences; one goes, one comes', async ({
  page,
}) => {
  test.slow();
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await openAccount(shopper, paths.compared());
  await expect(page.getByText('No compared product found.')).toBeVisible();

  const alike = await askAlike(shopper, 3);
  const [other] = (await askCards(shopper)).filter(({ id }) => !alike.some((one) => one.id === id));
  if (!other) throw new Error('The demo shop has nothing else.');
  await compare(shopper, [...alike, other]);
  await page.goto(paths.compared());
  const titles = [...alike, other].map(({ title }) => title);
  await expect(columns(page)).toHaveText(titles);
  await expectPrinted(shopper);
  await expect(page.getByText(t('compare.mixed'))).toBeVisible();
  await expect(page.getByText(t('compare.isFull', { count: 4 }))).toBeVisible();

  // One is removed in place, and those that are left are of one kind.
  await page.getByRole('button', { name: t('compare.removeOf', { title: other.title }) }).click();
  await expect(columns(page)).toHaveText(titles.slice(0, 3));
  await expect(page.getByText(t('compare.mixed'))).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const shared = await sharePath(shopper);
  const { rows } = await askShared(shopper, shared);
  const differing = rows.filter(({ differs }) => differs).map(({ label }) => label);
  const same = rows.filter(({ differs }) => !differs).map(({ label }) => label);
  const [heading, ...names] = await rowNames(page);
  expect(heading).toBe(t('compare.group.glance'));
  expect(names).toEqual(expect.arrayContaining([...differing, ...same]));
  const only = page.getByRole('link', { name: t('compare.onlyDifferences') });
  await only.click();
  await expect(only).toHaveAttribute('aria-current', 'true');
  const shown = await rowNames(page);
  expect(shown).toEqual(expect.arrayContaining([t('compare.price'), ...differing]));
  const left = [t('compare.group.alike'), ...same];
  expect(shown.filter((name) => left.includes(name))).toEqual([]);

  // What is like them is added in place; the rows that were chosen stay.
  const add = page.locator('section').filter({ hasText: t('compare.add') });
  await add.getByRole('listitem').first().getByRole('button').click();
  await expect(columns(page)).toHaveCount(4);
  await expect(page).toHaveURL(/only=differences/);
});

test('on an Arabic phone two products are whole beside each other, and what they are called stays in sight; the table is printed and shared', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutSharing(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const shopper = await visit(page, 'ar');
  const { t, paths } = shopper;
  await openAccount(shopper, paths.compared());
  const alike = await askAlike(shopper, 4);
  await compare(shopper, alike);
  await page.goto(paths.compared());
  const region = page.getByRole('region', { name: t('compare.title') });
  await region.focus();
  const prices = region
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: t('compare.price'), exact: true }) });
  await expect(prices.getByText(t('compare.price'), { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(prices.getByRole('cell').nth(0)).toBeInViewport({ ratio: 1 });
  await expect(prices.getByRole('cell').nth(1)).toBeInViewport({ ratio: 1 });
  const heads = region.getByRole('columnheader').filter({ visible: true });
  await expect(heads.nth(1).getByRole('link').first()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(-20);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await region.getByRole('row').last().scrollIntoViewIfNeeded();
  // The second, as the table has been scrolled towards it.
  const second = page.getByRole('main').getByText(alike[1]?.title ?? '', { exact: true });
  await expect(second.first()).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));

  await expectPrinted(shopper);

  await page.getByRole('button', { name: t('compare.share'), exact: true }).click();
  await expect(page.getByText(t('compare.linkCopied'))).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const compared = await columns(page).allInnerTexts();
  const stranger = await browser.newPage();
  await stranger.goto(address);
  await expect(columns(stranger)).toHaveText(compared);
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(stranger.getByRole('button', { name: t('compare.remove') })).toHaveCount(0);
  await stranger.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('products are found, added, removed and narrowed to their differences', async ({ page }) => {
    test.slow();
    const shopper = await visit(page, 'en');
    const { t, paths } = shopper;
    await openAccount(shopper, paths.compared());
    const [first, second, ...rest] = await askAlike(shopper, 4);
    if (!first || !second) throw new Error('The demo shop has no headphones.');
    await compare(shopper, [first]);
    await page.getByLabel(t('compare.search')).fill(second.title);
    await page.getByLabel(t('compare.search')).press('Enter');
    await page.getByRole('button', { name: t('compare.addOf', { title: second.title }) }).click();
    await expect(page.getByText(t('compare.added'))).toBeVisible();
    await expect(columns(page)).toHaveText([first.title, second.title]);
    await page.getByRole('link', { name: t('compare.onlyDifferences') }).click();
    await expect(page).toHaveURL(/only=differences/);
    await page.getByRole('button', { name: t('compare.removeOf', { title: first.title }) }).click();
    await expect(page.getByText(t('compare.removed'))).toBeVisible();
    await expect(columns(page)).toHaveText([second.title]);
    await expect(page).toHaveURL(/only=differences/);
    await expect(page.getByRole('button', { name: t('compare.print') })).toBeHidden();
    await compare(shopper, [first, ...rest]);
    await page.goto(paths.compared());
    await expect(columns(page)).toHaveCount(4);
    await expectPrinted(shopper);
    await page.getByRole('link', { name: t('compare.shareLink') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('compare.sharedTitle') }),
    ).toBeVisible();
    await expect(columns(page)).toHaveText([second, first, ...rest].map(({ title }) => title));
  });
});

test('a product’s page is shared by the device, or its address is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const share = (data: ShareData): Promise<void> => {
      document.documentElement.dataset['shared'] = data.url ?? '';
      return Promise.resolve();
    };
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  });
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const [card] = await askCards(shopper);
  if (!card) throw new Error('The demo shop is empty.');
  await page.goto(`${paths.product(card)}?variant=0`);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const button = page.getByRole('button', { name: t('product.share'), exact: true });
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', canonical ?? '');
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await button.click();
  await expect(page.getByText(t('product.linkCopied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
});
