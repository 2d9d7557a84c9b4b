import { expect } from '@playwright/test';
import type { PageOf } from '#contract/page.ts';
import type { StoreOverview } from '#contract/stores/store.ts';
import { openAccount, sendForm } from './person.ts';
import { ask, becomeAnother, named, visit, type Visit } from './shop.ts';
import { test } from './test.ts';

const askStores = async (shopper: Visit): Promise<[StoreOverview, StoreOverview]> => {
  const { result } = await ask<PageOf<StoreOverview>>(shopper, '/store');
  const [first, second] = result;
  if (!first || !second) throw new Error('The demo shop has too few stores.');
  return [first, second];
};

test('a visitor who follows a store signs in first; it is followed then, told of by mail, and left again', async ({
  page,
}) => {
  test.slow();
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const [store] = await askStores(shopper);
  const person = await openAccount(shopper, paths.following());
  await expect(page.getByText('No store found.')).toBeVisible();
  await becomeAnother(page);

  await page.goto(paths.store(store.slug));
  await page.getByRole('button', { name: t('product.follow'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('signIn.loginTitle') })).toBeVisible();
  await sendForm(shopper, { email: person.email, password: person.password });
  await expect(page).toHaveURL(paths.store(store.slug));
  const following = page.getByRole('button', { name: t('product.following'), exact: true });
  // The page's scripts and then the profile have to come first.
  await expect(following).toBeVisible();
  // What answers the press comes later still into a page that was opened in place; anew it is waited for.
  await page.goto(paths.store(store.slug));
  await expect(following).toBeVisible();

  await following.click();
  await expect(page.getByText(t('follow.removed'))).toBeVisible();
  const follow = page.getByRole('button', { name: t('product.follow'), exact: true });
  await follow.click();
  await expect(page.getByText(t('follow.added'))).toBeVisible();
  await page.reload();
  await expect(following).toBeVisible();

  await page.goto(paths.following());
  const main = page.locator('main');
  const link = main.getByRole('link', { name: store.name, exact: true });
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: t('follow.newsAsk') }).click();
  await expect(main.getByText(t('follow.newsOn'))).toBeVisible();
  await page.getByRole('button', { name: t('follow.newsEnd') }).click();
  await expect(main.getByText(t('follow.newsText'))).toBeVisible();

  await page.getByRole('button', { name: named(t, 'follow.endOf') }).click();
  await expect(link).toHaveCount(0);
  const undo = page.getByRole('button', { name: t('follow.undo') });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(link).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('following is undone on the page when the shop cannot be reached', async ({ page }) => {
  const shopper = await visit(page, 'ar');
  const { t, paths } = shopper;
  await page.setViewportSize({ width: 390, height: 844 });
  const [store] = await askStores(shopper);
  await openAccount(shopper, paths.following());
  await page.goto(paths.store(store.slug));
  await page.route('**/user/following/store', (route) => route.abort());
  const follow = page.getByRole('button', { name: t('product.follow'), exact: true });
  await follow.click();
  await expect(page.getByText(t('error.apiDown'))).toBeVisible();
  await expect(follow).toBeVisible();
  await page.unroute('**/user/following/store');
  await follow.click();
  await expect(page.getByText(t('follow.added'))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a store is followed by a form, and left on the page of followed stores', async ({
    page,
  }) => {
    test.slow();
    const shopper = await visit(page, 'en');
    const { t, paths } = shopper;
    const [store] = await askStores(shopper);
    const person = await openAccount(shopper, paths.following());
    await becomeAnother(page);
    await page.goto(paths.store(store.slug));
    await page.getByRole('button', { name: t('product.follow'), exact: true }).click();
    await sendForm(shopper, { email: person.email, password: person.password });
    await expect(page.getByText(t('follow.added'))).toBeVisible();
    await page.getByRole('link', { name: t('signIn.goOn') }).click();
    await expect(page).toHaveURL(paths.store(store.slug));

    // Pressed again it is still followed: the page does not know that it was.
    await page.getByRole('button', { name: t('product.follow'), exact: true }).click();
    await expect(page).toHaveURL(paths.following());
    await expect(page.getByText(t('follow.added'))).toBeVisible();
    const link = page.locator('main').getByRole('link', { name: store.name, exact: true });
    await expect(link).toBeVisible();
    await page.getByRole('button', { name: named(t, 'follow.endOf') }).click();
    await expect(page.getByText(t('follow.removed'))).toBeVisible();
    await expect(page.getByText('No store found.')).toBeVisible();
    await page.getByRole('button', { name: t('follow.undo') }).click();
    await expect(link).toBeVisible();
    await page.getByRole('button', { name: t('follow.newsAsk') }).click();
    await expect(page.getByText(t('follow.newsAsked'))).toBeVisible();
  });
});
