import { expect } from '@playwright/test';
import type { LanguageCode } from '#i18n/languages.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { test } from './test.ts';
import { askCards, visit, type Visit } from './shop.ts';
import { findViolations } from './states/axe.ts';
import { NOT_SOLD } from './states/not-sold.ts';

test.use({ reducedMotion: 'no-preference' });

const field = ({ page }: Visit) => page.locator('#search');
const options = ({ page }: Visit) => page.locator('[role="listbox"] [role="option"]');

/** Types as a person does, once the page listens. */
const type = async (shopper: Visit, text: string): Promise<void> => {
  await field(shopper).click();
  await expect(field(shopper)).toHaveAttribute('role', 'combobox');
  await field(shopper).pressSequentially(text, { delay: 20 });
};

const wordOf = async (shopper: Visit): Promise<string> => {
  const cards = await askCards(shopper);
  const word = cards.flatMap(({ title }) => title.split(/\s+/)).find((one) => one.length > 4);
  if (!word) throw new Error('The demo shop is empty.');
  return word;
};

for (const language of ['en', 'ar'] as const) {
  test(`typing in ${language} offers products that the arrows and Enter reach`, async ({
    page,
  }) => {
    const shopper = await visit(page, language);
    const { t, paths } = shopper;
    await page.goto(paths.brands());
    const word = await wordOf(shopper);
    const answer = page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get('q') === word,
    );
    await type(shopper, word);
    await answer;
    const products = page.getByRole('group', { name: t('layout.suggest.products') });
    await expect(products.getByRole('option').first()).toBeVisible();
    const violations = await findViolations(page, {}, 'search');
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);

    const count = await options(shopper).count();
    await field(shopper).press('ArrowUp');
    await expect(options(shopper).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
    const product = products.getByRole('option').last();
    const id = (await product.getAttribute('id')) ?? '';
    // The categories stand behind the products.
    const reach = async () => {
      await field(shopper).press('ArrowUp');
      await expect(field(shopper)).toHaveAttribute('aria-activedescendant', id, { timeout: 500 });
    };
    await expect(reach).toPass();
    await expect(product).toHaveAttribute('aria-selected', 'true');
    await field(shopper).press('Enter');
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(options(shopper)).toHaveCount(0);
  });
}

test('Escape closes the suggestions and keeps the text; leaving the field closes them too', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  await page.goto(shopper.paths.brands());
  // At once: the list comes while the typing goes on.
  await field(shopper).click();
  await field(shopper).pressSequentially('tea');
  await expect(options(shopper).first()).toBeVisible();
  await field(shopper).press('Escape');
  await expect(options(shopper)).toHaveCount(0);
  await expect(field(shopper)).toHaveValue('tea');
  await field(shopper).press('ArrowDown');
  await expect(options(shopper).first()).toBeVisible();
  // The list covers the middle of the heading.
  await page.locator('h1').click({ position: { x: 4, y: 4 } });
  await expect(options(shopper)).toHaveCount(0);
});

test('only the text that stands still is asked for, and no late answer replaces a newer one', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  await page.goto(shopper.paths.brands());
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/search/suggestions') asked.push(url.searchParams.get('q') ?? '');
  });
  // What is popular is asked for when the field is entered.
  await field(shopper).click();
  await expect.poll(() => asked).toEqual(['']);
  const popular = page.getByRole('group', { name: shopper.t('layout.suggest.popular') });
  await expect(popular.getByRole('option')).toHaveCount(4);
  await type(shopper, 'coffee');
  await expect.poll(() => asked).toEqual(['', 'coffee']);
  await field(shopper).fill('');
  await expect(popular.getByRole('option')).toHaveCount(4);
});

test('a search is remembered in this browser, and forgotten on demand', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await page.goto(paths.brands());
  await type(shopper, 'desk lamp');
  await field(shopper).press('Enter');
  await expect(page).toHaveURL(/q=desk\+lamp/);
  await page.goto(paths.brands());
  await type(shopper, 'des');
  const recent = page.getByRole('group', { name: t('layout.suggest.recent') });
  await expect(recent.getByRole('option', { name: 'desk lamp' })).toBeVisible();
  await page.getByRole('button', { name: t('layout.suggest.clearRecent') }).click();
  await expect(recent).toHaveCount(0);
  await expect(field(shopper)).toBeFocused();
});

test('the flash sales count down, and each has its own page', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await page.goto(paths.flashSales());
  const clock = page.locator('main .large-clock').first().locator('b').last();
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');
  await expect(page.getByRole('heading', { name: t('flashSale.coming') })).toBeVisible();
  await page.locator('main section a[href*="/flash-sale/"]').first().click();
  await expect(page).toHaveURL(/\/flash-sale\/\d+$/);
  await expect(page.locator('main .card').first()).toBeVisible();
});

test('a page that is open when its sale ends asks for the prices anew', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await page.goto(paths.flashSales());
  const to = await page
    .locator('main section a[href*="/flash-sale/"]')
    .first()
    .getAttribute('href');
  let requestedAgain = false;
  // The shop's clock cannot be moved from here; what the page is told can.
  // So React finds another time than the server has rendered, and says so.
  page.removeAllListeners('pageerror');
  await page.route(/\/flash-sale\/\d+\.data/, async (route) => {
    requestedAgain = true;
    await route.continue();
  });
  await page.route(new RegExp(`${to}$`), async (route) => {
    const answer = await route.fetch();
    const soon = new Date(Date.now() + 4_000).toISOString();
    const html = (await answer.text()).replaceAll(/(end_time\\?",\\?")\d{4}-[^"\\]+/g, `$1${soon}`);
    // The page's policy allows its scripts as they were sent, not as they are told now.
    const headers = answer.headers();
    delete headers['content-security-policy'];
    await route.fulfill({ response: answer, headers, body: html });
  });
  // It counts already while its pictures come.
  await page.goto(to ?? '', { waitUntil: 'commit' });
  await expect(page.getByText(t('card.endsIn')).first()).toBeVisible();
  await expect.poll(() => requestedAgain).toBe(true);
});

test('what is offered while somebody types says where it only comes near', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await page.goto(paths.brands());
  await type(shopper, NOT_SOLD.en);
  const name = t('layout.suggest.comesNear', { words: isolateText(NOT_SOLD.en) });
  await expect(page.getByRole('group', { name }).getByRole('option').first()).toBeVisible();
});

test('an ordinary word that was probably struck wrong stays, and what it was meant as comes first', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.search('dog foot'));
  const said = t('layout.suggest.comesNear', { words: isolateText('dog foot') });
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.locator('.card').first()).toContainText('dog food');
  await page.getByRole('link', { name: 'dog food', exact: true }).click();
  await expect(page).toHaveURL(/q=dog\+food|q=dog%20food/);
  await expect(page.getByText(said)).toHaveCount(0);
});

test('a word that the offered one begins with is not said to be missing', async ({ page }) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.search('head'));
  await expect(page.getByRole('link', { name: 'headphones', exact: true })).toBeVisible();
  const said = t('layout.suggest.comesNear', { words: isolateText('head') });
  await expect(page.getByText(said)).toHaveCount(0);
});

test('a page says that it leaves out a word that no product has', async ({ page }) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.search('leather hammock'));
  const said = t('listing.read.absent', { words: isolateText('hammock') });
  await expect(page.getByText(said)).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of goods that only come near says so, in every language', async ({ page }) => {
    for (const [language, word] of Object.entries(NOT_SOLD) as [LanguageCode, string][])
      await test.step(language, async () => {
        const { t, paths } = await visit(page, language);
        await page.goto(paths.search(word));
        const said = page.getByText(t('layout.suggest.comesNear', { words: isolateText(word) }));
        await expect(said).toBeVisible();
        await expect(page.locator('.card').first()).toBeVisible();
      });
  });

  test('a page says that only descriptions have a word', async ({ page }) => {
    const { t, paths } = await visit(page, 'en');
    await page.goto(paths.search('bread'));
    const said = t('listing.read.mentioned', { words: isolateText('bread') });
    await expect(page.getByText(said)).toBeVisible();
  });

  test('the name of a store leads to it', async ({ page }) => {
    const { paths } = await visit(page, 'en');
    await page.goto(paths.search('dar al waha'));
    await page
      .locator('main')
      .getByRole('link', { name: 'Dar Al Waha', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${paths.store('dar-al-waha')}$`));
  });

  test('the search field is a plain form', async ({ page }) => {
    const shopper = await visit(page, 'en');
    await page.goto(shopper.paths.home());
    await field(shopper).fill('lamp');
    await field(shopper).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=lamp/);
  });
});

test('search engines find a file per language and kind, and every product in one of them', async ({
  page,
}) => {
  const shopper = await visit(page, 'fr');
  const index = await (await page.request.get('/sitemap.xml')).text();
  expect(index).toMatch(/<loc>[^<]+\/sitemap\/fr\/product-\d+\.xml<\/loc>/);
  const file = /<loc>([^<]+\/sitemap\/fr\/product-\d+\.xml)<\/loc>/.exec(index)?.[1] ?? '';
  const products = await (await page.request.get(new URL(file).pathname)).text();
  const [card] = await askCards(shopper);
  if (!card) throw new Error('The demo shop is empty.');
  expect(products).toContain(`${shopper.paths.product(card)}</loc>`);
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
