import { expect } from '@playwright/test';
import { test } from './test.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { askCards, visit, type Visit } from './shop.ts';

/** A word that some product's title has; the most popular one may have short words alone. */
const wordOf = async (shopper: Visit): Promise<string> => {
  const words = (await askCards(shopper)).flatMap(({ title }) => title.split(/\s+/));
  const word = words.find((one) => /^\p{L}{5,}$/u.test(one));
  if (!word) throw new Error('The demo shop is empty.');
  return word;
};

test('a price that was said is a chip that a press takes away', async ({ page }) => {
  const below = 'أقل من ١٠٠٠٠٠';
  const shopper = await visit(page, 'ar');
  const { t, paths } = shopper;
  await page.goto(paths.search(`${await wordOf(shopper)} ${below}`));
  const read = page.getByRole('list', { name: t('listing.read.understood') });
  await expect(read.getByRole('link')).toHaveCount(1);
  await read.getByRole('link').click();
  await expect(page).toHaveURL((url) => url.searchParams.get('literal') === below);
  await expect(read).toHaveCount(0);
  await page.goBack();
  await expect(read.getByRole('link')).toHaveCount(1);
});

test('a colour that was said is marked among the colours, where a press takes it away too', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.search('red shoes'));
  const marked = page
    .locator('#filters')
    .getByRole('link', { name: t('listing.remove', { name: 'Red' }) });
  await expect(marked).toBeVisible();
  await marked.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'shoes');
  await expect(marked).toHaveCount(0);
});

test('where nothing is of just the colour, the page says so and no filter looks chosen', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.search('red dress'));
  const said = t('listing.read.near_colours', { text: isolateText('red dress') });
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  await expect(page.locator('#filters [aria-current="true"]')).toHaveCount(0);
  await page
    .getByRole('list', { name: t('listing.read.understood') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'dress');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dress');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what nothing fits is said, and shown without it', async ({ page }) => {
    const shopper = await visit(page, 'en');
    const { t, paths } = shopper;
    await page.goto(paths.search(`${await wordOf(shopper)} under 0.01`));
    await expect(page.getByText(t('listing.read.without_filters'))).toBeVisible();
    await expect(page.locator('main article, main li h2').first()).toBeVisible();
    await page
      .getByRole('list', { name: t('listing.read.understood') })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL((url) => url.searchParams.get('literal') === 'under 0.01');
  });

  test('long words in a chip fit a narrow screen with large text', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { t, paths } = await visit(page, 'en');
    await page.goto(paths.search(`lamp -"${'extraordinarily '.repeat(8)}" not ${'w'.repeat(60)}`));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const chips = page.getByRole('list', { name: t('listing.read.understood') }).getByRole('link');
    await expect(chips).toHaveCount(2);
    for (const chip of await chips.all()) {
      const box = await chip.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(360);
    }
  });
});
