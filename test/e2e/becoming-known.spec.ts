import { expect, type BrowserContext, type Locator } from '@playwright/test';
import type { Order } from '#contract/orders/order.ts';
import { GRACE } from './order.ts';
import {
  expectNamed,
  logIn,
  logOut,
  meetPerson,
  newPerson,
  register,
  sendForm,
  type Person,
} from './person.ts';
import { ask, becomeAnother, fillCart, visit, type Visit } from './shop.ts';
import { test } from './test.ts';

/** What signing in has changed is said: by a toast, or in the page. */
const expectTold = async ({ page, t }: Visit): Promise<Locator> => {
  const notice = page
    .locator('[aria-live] p, main [class*="noscript:block"] [class*=success-wash]')
    .filter({ visible: true })
    .first();
  await expect(notice).toBeVisible();
  await expect(notice).not.toHaveText(t('identity.signedIn'));
  return notice;
};

/** The number of what a guest buys who gives this address. */
const orderAs = async (shopper: Visit, { email }: Person): Promise<string> => {
  await fillCart(shopper);
  await ask(shopper, '/cart/update-shipping', { address: { ...GRACE, email } });
  return (await ask<{ order: Order }>(shopper, '/order/action', { method: 2 })).order.number;
};

for (const { language, javaScriptEnabled } of [
  { language: 'ar', javaScriptEnabled: true },
  { language: 'en', javaScriptEnabled: false },
] as const) {
  test.describe(`in ${language}, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('what a guest has in the cart is there after signing in, and is told of once', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      await fillCart(shopper);
      const person = await meetPerson(shopper);
      await fillCart(shopper, 2);
      await page.goto(paths.login(paths.cart()));
      await sendForm(shopper, { email: person.email, password: person.password });
      await expect(page).toHaveURL(paths.cart());
      const notice = await expectTold(shopper);
      await expect(page.locator('main').getByText(t('cartPage.emptyTitle'))).toHaveCount(0);
      const said = await notice.innerText();
      await page.reload();
      await expect(page.locator('body')).not.toContainText(said);
    });

    test('a guest who buys and opens an account, or signs in, finds the order there', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { paths } = shopper;
      const person = newPerson();
      const first = await orderAs(shopper, person);
      await register(shopper, person, paths.orders());
      await expect(page.locator('main')).toContainText(first);
      await becomeAnother(page);
      await page.goto(paths.orders());
      await expect(page.locator('main')).not.toContainText(first);

      const second = await orderAs(shopper, person);
      await logIn(shopper, person, paths.orders());
      await expectTold(shopper);
      for (const number of [first, second])
        await expect(page.locator('main')).toContainText(number);
    });
  });
}

/** Another tab of the same browser. */
const openTab = async (context: BrowserContext, { language }: Visit): Promise<Visit> =>
  visit(await context.newPage(), language);

test('signing in and out in one tab is noticed in another', async ({ page, context }) => {
  const shopper = await visit(page, 'en');
  const { paths, t } = shopper;
  const person = newPerson();
  await page.goto(paths.cart());
  const other = await openTab(context, shopper);
  await register(other, person);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const account = page.locator('summary', { hasText: t('layout.account') });
  await expect(account).not.toContainText(t('layout.login'));
  await account.click();
  await expect(page.getByRole('banner').getByText(person.name)).toBeVisible();
  await logOut(other);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('body')).not.toContainText(person.name);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page for everybody has one way to the account, whoever looks', async ({ page }) => {
    const shopper = await visit(page, 'en');
    const { paths, t } = shopper;
    const person = newPerson();
    const read = async () => (await page.request.get(paths.brands())).text();
    const before = await read();
    const link = page.getByRole('banner').getByRole('link', { name: t('layout.account') });
    await page.goto(paths.brands());
    await link.click();
    await expect(page).toHaveURL(paths.otpLogin());
    await register(shopper, person);
    await page.locator('summary', { hasText: t('layout.account') }).click();
    await expect(page.getByRole('banner').getByText(person.name)).toBeVisible();
    expect(await read()).toBe(before);
    await page.goto(paths.brands());
    await link.click();
    await expect(page).toHaveURL(paths.account());
    await page.goto(paths.cart());
    await page.locator('summary', { hasText: t('layout.account') }).click();
    await page.getByRole('button', { name: t('layout.logout') }).click();
    await expect(page).toHaveURL(paths.home());
    await expectNamed(shopper, null);
  });
});
