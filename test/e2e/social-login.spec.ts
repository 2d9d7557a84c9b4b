import { expect, type Page } from '@playwright/test';
import { openFacebook } from '#test/sign-in/facebook-server.ts';
import {
  openProvider,
  signInAtProvider as walkProvider,
  type Claims,
} from '#test/sign-in/openid-provider.ts';
import { providerPorts } from '#test/sign-in/provider-settings.ts';
import { visit } from './shop.ts';
import { test } from './test.ts';

// One process has the providers open.
test.describe.configure({ mode: 'serial' });

const people: Record<string, Claims> = {};
const closing: (() => Promise<void>)[] = [];

test.beforeAll(async () => {
  const shop = test.info().project.use.baseURL ?? '';
  const ports = providerPorts(shop);
  const google = await openProvider(`${shop}/social-callback`, people, ports.google);
  const facebook = await openFacebook(() => ({ id: String(Date.now()) }), ports.facebook);
  closing.push(google.close, facebook.close);
});

test.afterAll(async () => {
  for (const close of closing) await close();
});

/** Somebody whom the provider knows and the shop does not: their login there. */
const addPerson = (): string => {
  const login = `person${Date.now()}`;
  people[login] = { sub: login, name: 'Ada', email: `${login}@example.org`, email_verified: true };
  return login;
};

const signInAtProvider = async (page: Page, login: string): Promise<void> => {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies(new URL('/', page.url()).href)).map(({ name }) => name);

/** The providers that open the account of whoever is signed in. */
const listProviders = async (page: Page): Promise<string[]> => {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'frontend_token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/v1/user/social-login', { headers });
  const { data } = (await answer.json()) as { data: { logins: { provider: string }[] } };
  return data.logins.map(({ provider }) => provider);
};

test('a shopper signs in with Google and is where they were', async ({ page }) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.login(paths.cart()));
  await page.getByRole('link', { name: t('social.continueWith', { provider: 'Google' }) }).click();
  await signInAtProvider(page, addPerson());
  await expect(page).toHaveURL(paths.cart());
  const names = await cookieNames(page);
  expect(names).toContain('frontend_token');
  expect(names).not.toContain('frontend_oauth');
  await page.goto(paths.account());
  await expect(page).toHaveURL(paths.account());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('a shopper who cancels at Google is told so, and can try again', async ({ page }) => {
    const { t, paths } = await visit(page, 'ar');
    await page.goto(paths.login(paths.cart()));
    const button = page.getByRole('link', {
      name: t('social.continueWith', { provider: 'Google' }),
    });
    await button.click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(paths.login(paths.cart()));
    const told = page.getByRole('alert').filter({
      hasText: t('social.cancelled', { provider: 'Google' }),
    });
    await expect(told).toBeVisible();
    await button.click();
    await signInAtProvider(page, addPerson());
    await expect(page).toHaveURL(paths.cart());
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper without an address at Facebook gives one, and is asked for its code', async ({
    page,
  }) => {
    const { t, paths } = await visit(page, 'en');
    await page.goto(paths.login(paths.cart()));
    const name = t('social.continueWith', { provider: 'Facebook' });
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: t('social.emailTitle') })).toBeVisible();
    const send = page.getByRole('button', { name: t('signIn.sendCode') });
    await page.getByLabel(t('signIn.email')).fill('ada@');
    await send.click();
    await expect(page.getByLabel(t('signIn.email'))).toHaveValue('ada@');
    await page.getByLabel(t('signIn.email')).fill('ada.without.address@example.org');
    await send.click();
    await expect(page.getByRole('heading', { name: t('signIn.verifyTitle') })).toBeVisible();
    await expect(page.locator('main')).toContainText('ada.without.address@example.org');
  });
});

test('the way back from Google counts for nothing in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const mallory = await visit(page, 'en');
  const begun = await page.request.get(mallory.paths.socialLogin('google'), { maxRedirects: 0 });
  expect(begun.status()).toBe(302);
  const link = await walkProvider(begun.headers()['location'] ?? '', addPerson());

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const victim = await visit(await context.newPage(), 'en');
  await victim.page.goto(link.href);
  await expect(victim.page).toHaveURL(victim.paths.login());
  await expect(victim.page.getByText(victim.t('social.otherBrowser'))).toBeVisible();
  expect(await cookieNames(victim.page)).not.toContain('frontend_token');
  await context.close();
});

test('whoever is signed in links a login on their profile and takes it off, never by a link from elsewhere', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.login());
  await page.getByRole('link', { name: t('social.continueWith', { provider: 'Google' }) }).click();
  await signInAtProvider(page, addPerson());
  await expect(page).toHaveURL(paths.home());
  const start = paths.socialLogin('facebook');
  // As a link in a mail, or on a page of somebody else.
  await page.goto(start);
  await expect(page).toHaveURL(paths.profile());
  expect(await listProviders(page)).toEqual(['google']);
  await page
    .locator('main')
    .getByRole('link', { name: t('accountPage.linkOf', { provider: 'Facebook' }) })
    .click();
  // Facebook adds `#_=_`, which browsers keep.
  await expect(page).toHaveURL(new RegExp(`${paths.profile()}#_=_$`));
  expect(await listProviders(page)).toEqual(['google', 'facebook']);
  await page
    .locator('main')
    .getByRole('button', { name: t('accountPage.unlinkOf', { provider: 'Facebook' }) })
    .click();
  await expect(page.getByText(t('social.unlinked'))).toBeVisible();
  expect(await listProviders(page)).toEqual(['google']);
});
