import { readFile } from 'node:fs/promises';
import { expect, type Browser } from '@playwright/test';
import type { LanguageCode } from '#i18n/languages.ts';
import { expectNamed, logIn, newPerson, openAccount, sendForm, type Person } from './person.ts';
import { readCode } from './outbox.ts';
import { expireProof } from './proof.ts';
import { visit, type Visit } from './shop.ts';
import { test } from './test.ts';

/** The same person in another browser. */
const signInElsewhere = async (
  browser: Browser,
  baseURL: string | undefined,
  language: LanguageCode,
  person: Person,
): Promise<Visit> => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await visit(await context.newPage(), language);
  await logIn(elsewhere, person, elsewhere.paths.profile());
  return elsewhere;
};

const main = ({ page }: Visit) => page.locator('main');

const expectSaid = (shopper: Visit, text: string) =>
  expect(main(shopper).getByRole('alert').filter({ hasText: text })).toBeVisible();

/** Nobody is signed in there any more: the profile leads to where one signs in. */
const expectSignedOut = async ({ page, paths }: Visit): Promise<void> => {
  await page.goto(paths.profile());
  await expect(page.locator('main input[name=email]')).toBeVisible();
  await expect(page).not.toHaveURL(paths.profile());
};

const ways = [
  { language: 'en', width: 1440, javaScriptEnabled: true },
  { language: 'ar', width: 360, javaScriptEnabled: false },
] as const;

for (const { language, width, javaScriptEnabled } of ways) {
  const scripts = javaScriptEnabled ? 'with' : 'without';
  test.describe(`in ${language}, ${width} pixels wide, ${scripts} scripts`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

    test('a shopper sees where they are signed in, and signs out everywhere else', async ({
      page,
      browser,
      baseURL,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      const person = await openAccount(shopper, paths.profile());
      const elsewhere = await signInElsewhere(browser, baseURL, language, person);
      await page.goto(paths.profile());
      await expect(main(shopper).getByText(t('accountPage.thisDevice'))).toHaveCount(1);
      await main(shopper)
        .getByRole('button', { name: t('accountPage.signOutOthers') })
        .click();
      await expectSaid(shopper, t('account.othersEnded'));
      await expectSignedOut(elsewhere);
      await expectNamed(shopper, person.name);
      await elsewhere.page.context().close();
    });

    test('a shopper changes their password, and every other device is signed out', async ({
      page,
      browser,
      baseURL,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      const person = await openAccount(shopper, paths.profile());
      const elsewhere = await signInElsewhere(browser, baseURL, language, person);
      await sendForm(shopper, { password: '123' });
      await expect(main(shopper).getByText(t('identity.passwordLength')).first()).toBeVisible();
      await sendForm(shopper, { password: 'difference engine' });
      await expectSaid(shopper, t('account.passwordChanged'));
      await expectNamed(shopper, person.name);
      await expectSignedOut(elsewhere);
      await logIn(elsewhere, { ...person, password: 'difference engine' });
      await elsewhere.page.context().close();
    });

    test('a shopper changes their e-mail address with the code that is sent there', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      await openAccount(shopper, paths.profile());
      const { email } = newPerson();
      await sendForm(shopper, { email });
      await sendForm(shopper, { code: await readCode(email) });
      await expect(page).toHaveURL(paths.profile());
      await expectSaid(shopper, t('account.emailChanged'));
      await expect(main(shopper).getByText(email, { exact: true })).toBeVisible();
    });

    test('ten minutes after signing in, a shopper confirms who they are before they change a password', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      const person = await openAccount(shopper, paths.profile());
      await expireProof(person);
      // The page is older than the proof: what is sent leads to the confirmation and back.
      await sendForm(shopper, { password: 'difference engine' });
      await expect(page).toHaveURL(paths.confirmIdentity(paths.profile()));
      await sendForm(shopper, { password: 'wrong' });
      await expect(main(shopper).getByText(t('account.wrongPassword')).last()).toBeVisible();
      await main(shopper)
        .getByRole('button', { name: t('accountPage.confirmCode') })
        .click();
      await sendForm(shopper, { code: await readCode(person.email, 2) });
      await expect(page).toHaveURL(paths.profile());
      await expectSaid(shopper, t('account.proven'));
      await sendForm(shopper, { password: 'difference engine' });
      await expectSaid(shopper, t('account.passwordChanged'));

      // The page of passkeys leads there and back too.
      await expireProof(person);
      await page.goto(paths.passkeys());
      await main(shopper)
        .getByRole('link', { name: t('accountPage.confirm') })
        .click();
      await sendForm(shopper, { password: 'difference engine' });
      await expect(page).toHaveURL(paths.passkeys());
      await expect(main(shopper).getByText(t('accountPage.confirmFirst'))).toHaveCount(0);
    });

    test('a shopper downloads what the shop knows of them, deletes their account, and is then as unknown as anybody', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      const person = await openAccount(shopper, paths.profile());
      const downloading = page.waitForEvent('download');
      await main(shopper)
        .getByRole('link', { name: t('accountPage.download') })
        .click();
      const file = await (await downloading).path();
      const { account } = JSON.parse(await readFile(file, 'utf8')) as { account: object };
      expect(account).toMatchObject({ name: person.name, email: person.email });

      await main(shopper)
        .locator('summary', { hasText: t('accountPage.deleteNow') })
        .press('Enter');
      await main(shopper)
        .getByRole('button', { name: t('accountPage.deleteForEver') })
        .click();
      await expect(page).toHaveURL(paths.login());
      await expect(page.getByText(t('account.deleted'))).toBeVisible();
      await expectNamed(shopper, null);

      const answers: (string | null)[] = [];
      for (const { email } of [person, newPerson()]) {
        await page.goto(paths.login());
        await sendForm(shopper, { email, password: person.password });
        const refusal = page.getByText(t('identity.wrongPassword')).first();
        await expect(refusal).toBeAttached();
        answers.push(await refusal.textContent());
      }
      expect(new Set(answers).size).toBe(1);
    });
  });
}

test('a form that was refused can be sent again at once, however slow the connection is', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { paths, t } = shopper;
  await openAccount(shopper, paths.profile());
  // What is read after a form was sent stays away until the form is sent again.
  const sentAgain = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') await sentAgain.promise;
    await route.continue();
  });
  await sendForm(shopper, { password: '123' });
  await expect(main(shopper).getByText(t('identity.passwordLength')).first()).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await sendForm(shopper, { password: 'difference engine' });
  await sent;
  sentAgain.resolve();
  await expectSaid(shopper, t('account.passwordChanged'));
});
