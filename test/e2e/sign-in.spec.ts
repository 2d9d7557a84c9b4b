import { expect } from '@playwright/test';
import { readCode, readResetLink, readSmsCode } from './outbox.ts';
import {
  askForAccount,
  enterCode,
  expectNamed,
  logIn,
  logOut,
  meetPerson,
  newPerson,
  openAccount,
  otherThan,
  register,
  sendForm,
} from './person.ts';
import { becomeAnother, visit } from './shop.ts';
import { test } from './test.ts';

const MOST_TRIES = 5;

for (const { language, width, javaScriptEnabled } of [
  { language: 'en', width: 1440, javaScriptEnabled: true },
  { language: 'ar', width: 390, javaScriptEnabled: false },
] as const) {
  const how = `in ${language}, ${width} wide, with scripts ${javaScriptEnabled ? 'on' : 'off'}`;
  test.describe(how, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

    test('a visitor opens an account with the code of the mail, and is where they were', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const person = newPerson();
      await register(shopper, person);
      await expectNamed(shopper, person.name);
      await page.goto(shopper.paths.login());
      await expect(page).toHaveURL(shopper.paths.home());
      await page.goto(shopper.paths.account());
      await expect(page).toHaveURL(shopper.paths.account());
      await expect(page.locator('main')).toContainText(person.name);
    });

    test('one signs out, and in again by password and by code', async ({ page }) => {
      const shopper = await visit(page, language);
      const { paths } = shopper;
      const person = await openAccount(shopper, paths.cart());
      await logOut(shopper);
      await expectNamed(shopper, null);
      await page.goBack();
      await expect(page.locator('html')).not.toContainText(person.name);

      await logIn(shopper, person);
      await expectNamed(shopper, person.name);
      await logOut(shopper);
      await page.goto(`${paths.otpLogin()}?redirect=${encodeURIComponent(paths.cart())}`);
      await sendForm(shopper, { email: person.email });
      await enterCode(shopper, person, 2);
      await expect(page).toHaveURL(paths.cart());
      await expectNamed(shopper, person.name);
    });

    test('a wrong password is refused beside its field, and says nothing of who is known', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const known = await meetPerson(shopper);
      const answers: string[] = [];
      for (const { email } of [known, newPerson()]) {
        await page.goto(shopper.paths.login());
        await sendForm(shopper, { email, password: 'difference engine' });
        await expect(page.locator('main')).toContainText(shopper.t('identity.wrongPassword'));
        await expect(page.locator('main [name=email]')).toHaveValue(email);
        const text = (await page.locator('main').textContent()) ?? '';
        answers.push(text.replaceAll(email, ''));
      }
      expect(answers[0]).toBe(answers[1]);
    });

    test('who has forgotten their password chooses another one', async ({ page }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const person = await meetPerson(shopper);
      await page.goto(`${paths.forgotPassword()}?redirect=${encodeURIComponent(paths.cart())}`);
      await sendForm(shopper, { email: person.email });
      const title = page.getByRole('heading', { level: 1, name: t('signIn.newPasswordTitle') });
      await expect(title).toBeVisible();
      const code = await readCode(person.email, 2);
      const password = 'a better engine';
      // The page says so while one types already: the answer is waited for by itself.
      const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await sendForm(shopper, { code, password, password_again: 'a worse one' });
      await refused;
      await expect(page.locator('main')).toContainText(t('signIn.passwordMismatch'));
      await sendForm(shopper, { code, password, password_again: password });
      await expect(page).toHaveURL(paths.cart());
      await becomeAnother(page);
      await logIn(shopper, { ...person, password });
    });

    test('a code that was wrong five times counts no more', async ({ page }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const person = newPerson();
      await page.goto(paths.register());
      await askForAccount(shopper, person);
      await expect(page).toHaveURL(new RegExp(paths.verification()));
      const code = await readCode(person.email);
      for (let left = MOST_TRIES - 1; left >= 0; left -= 1) {
        await sendForm(shopper, { code: otherThan(code) });
        const said = left > 0 ? t('signIn.triesLeft', { count: left }) : t('identity.noTriesLeft');
        await expect(page.locator('main')).toContainText(said);
      }
      await expect(page.locator('main [name=code]')).toHaveCount(0);
      await page.getByRole('link', { name: t('signIn.startAgain') }).click();
      await expect(page).toHaveURL(paths.register());
      await expectNamed(shopper, null);
    });
  });
}

test('a phone that gets a code opens an account, and signs in again', async ({ page }) => {
  const shopper = await visit(page, 'fr');
  const { paths } = shopper;
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const phone = `+336${digits}`;
  for (const isNew of [true, false]) {
    await page.goto(`${paths.otpLogin()}?redirect=${encodeURIComponent(paths.profile())}`);
    await sendForm(shopper, { email: `+33 6 ${digits.replace(/(..)(?=.)/g, '$1 ')}` });
    await expect(page).toHaveURL(new RegExp(paths.verification()));
    await sendForm(shopper, { code: await readSmsCode(phone) });
    await expect(page).toHaveURL(paths.profile());
    await expect(page.locator('main').getByText(phone).first()).toBeVisible();
    if (isNew) await becomeAnother(page);
  }
});

test('the link of the mail sets another password, in whatever browser it is opened', async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await visit(page, 'ar');
  const { t, paths } = shopper;
  const person = await meetPerson(shopper);
  await page.goto(paths.forgotPassword());
  await sendForm(shopper, { email: person.email });
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  const reader = await visit(elsewhere, 'ar');
  await elsewhere.goto(await readResetLink(person.email));
  const title = elsewhere.getByRole('heading', { level: 1, name: t('signIn.newPasswordTitle') });
  await expect(title).toBeVisible();
  const password = 'a better engine';
  await sendForm(reader, { password, password_again: password });
  await expect(elsewhere).toHaveURL(paths.home());
  await expectNamed(reader, person.name);
  await becomeAnother(elsewhere);
  await logIn(reader, { ...person, password });
  await elsewhere.close();
});

test('nobody enters a code who waits for none', async ({ page }) => {
  const { paths } = await visit(page, 'fr');
  await page.goto(`${paths.verification()}?redirect=%2Ffr%2Fcart`);
  await expect(page).toHaveURL(paths.login('/fr/cart'));
});

test('a code counts only in the browser that asked for it', async ({ page, browser }) => {
  const shopper = await visit(page, 'en');
  const { paths } = shopper;
  const person = newPerson();
  await page.goto(paths.otpLogin());
  await sendForm(shopper, { email: person.email });
  await expect(page.locator('main [name=code]')).toBeVisible();
  const form = { code: await readCode(person.email) };
  const { baseURL } = test.info().project.use;
  const stranger = await browser.newContext({ baseURL });
  const answer = await stranger.request.post(paths.verification(), { form, maxRedirects: 0 });
  expect(answer.headers()['location']).toBe(paths.login());
  expect((await stranger.cookies()).map(({ name }) => name)).not.toContain('frontend_token');
  await stranger.close();
});

test('another site signs nobody in or out', async ({ page, baseURL }) => {
  const shopper = await visit(page, 'en');
  const { paths } = shopper;
  const { name, email, password } = await openAccount(shopper);
  const headers = { origin: 'https://evil.example' };
  for (const path of [paths.logout(), paths.login(), paths.verification()]) {
    const options = { headers, form: { email, password }, maxRedirects: 0 };
    const answer = await page.request.post(`${baseURL}${path}`, options);
    expect(answer.status()).toBe(403);
  }
  await expectNamed(shopper, name);
});

test('a form that says what is missing leads to it', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await page.goto(paths.register());
  await sendForm(shopper, { name: '', email: 'ada@', password: '12345', password_again: '12345' });
  await expect(page.locator('main [name=name]')).toBeFocused();
  for (const key of ['nameRequired', 'emailInvalid', 'passwordLength'] as const)
    await expect(page.locator('main')).toContainText(t(`identity.${key}`));
  // Beside its field, and nowhere else: no toast says it once more.
  await expect(page.getByText(t('identity.nameRequired'))).toHaveCount(1);
});

test('a new password says while it is typed whether it keeps the rule, and is repeated alike', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.register());
  const password = page.locator('main [name=password]');
  const again = page.locator('main [name=password_again]');
  await password.fill('12345');
  await expect(password).not.toHaveAttribute('aria-invalid');
  await again.focus();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(t('signIn.passwordHint'))).toHaveCount(1);
  await password.fill('123456');
  await expect(password).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText(t('signIn.passwordHint'))).toHaveCount(1);
  await again.fill('1234');
  await expect(again).not.toHaveAttribute('aria-invalid');
  await again.fill('12344');
  await expect(page.getByText(t('signIn.passwordMismatch'))).toBeVisible();
  await again.fill('123456');
  await expect(page.getByText(t('signIn.passwordMismatch'))).toHaveCount(0);
});

test('a password is shown and hidden by the keyboard', async ({ page }) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.login());
  const password = page.locator('main [name=password]');
  await password.focus();
  await page.keyboard.type('analytical engine');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('signIn.show') })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: t('signIn.hide') })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('analytical engine');
});

test('a code may be pasted with spaces and in Arabic digits', async ({ page }) => {
  const shopper = await visit(page, 'ar');
  const person = newPerson();
  await page.goto(shopper.paths.otpLogin());
  await sendForm(shopper, { email: person.email });
  const field = page.locator('main [name=code]');
  await expect(field).toBeVisible();
  const code = await readCode(person.email);
  const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  // The page's scripts put digits right; they may still be on their way.
  await expect(async () => {
    await field.fill('');
    await page.keyboard.insertText(`${arabic.slice(0, 3)} ${arabic.slice(3)}`);
    await expect(field).toHaveValue(code, { timeout: 1_000 });
  }).toPass();
  await field.press('Enter');
  await expect(page).toHaveURL(shopper.paths.home());
});

test('a link to sign in does not lead on to another site', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { paths } = shopper;
  await page.goto(`${paths.otpLogin()}?redirect=${encodeURIComponent('/fr//evil.example')}`);
  const person = newPerson();
  await sendForm(shopper, { email: person.email });
  await enterCode(shopper, person);
  await expect(page).toHaveURL(paths.home());
});
