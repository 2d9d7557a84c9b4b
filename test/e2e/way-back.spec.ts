import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { askSimpleCard, visit } from './shop.ts';

// Playwright starts browsers that keep no page for the way back.
test.use({
  launchOptions: ({ launchOptions }, give) =>
    give({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

type Entry = PerformanceNavigationTiming & {
  notRestoredReasons: { reasons: { reason: string }[] } | null;
};

/** Why the browser has not given back the page as it was left. */
const reasons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as Entry[];
    return entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
  });

test('the pages of the shop are kept by the browser for the way back', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { paths } = shopper;
  const product = paths.product(await askSimpleCard(shopper));
  const pages = [paths.home(), paths.search('lamp'), product];
  for (const path of [...pages, paths.cart()]) await page.goto(path);
  for (const path of pages.toReversed()) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    // The light browser keeps none, and says so without a name; what the page is guilty of has one.
    expect((await reasons(page)).filter((reason) => reason !== 'masked')).toEqual([]);
  }
});
