import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { DataOf } from '#contract/endpoint.ts';
import type { Challenge, verify } from '#contract/account/identity.ts';
import { readCode } from './outbox.ts';
import { ask, becomeAnother, type Visit } from './shop.ts';

/** Somebody with an account, or about to have one. */
export type Person = { name: string; email: string; password: string };

/** Nobody that the shop knows. */
export const newPerson = (): Person => ({
  name: 'Ada Lovelace',
  email: `ada-${randomUUID()}@example.com`,
  password: 'analytical engine',
});

/** A code that is not this one. */
export const otherThan = (code: string): string =>
  String((Number(code) + 1) % 1e6).padStart(6, '0');

/** Types what each field is to hold, by its name, where it is folded away after opening that, and sends the form with the Enter key. */
export const sendForm = async ({ page }: Visit, typed: Record<string, string>): Promise<void> => {
  const box = (name: string) => page.locator(`main input[name=${name}]`);
  const [first = ''] = Object.keys(typed);
  const field = page.locator(`input[name=${first}]`);
  const folded = page.locator('main details:not([open])', { has: field });
  if ((await folded.count()) > 0) await folded.locator('summary').click();
  for (const [name, text] of Object.entries(typed)) await box(name).fill(text);
  // A form that still waits for its answer takes no second press.
  await expect(page.locator('main form [aria-busy]')).toHaveCount(0);
  await box(Object.keys(typed).at(-1) ?? '').press('Enter');
};

/** Opens the part of the profile that is called so, to change it. */
export const changePart = ({ page }: Visit, title: string): Promise<void> =>
  page.locator('main details:not([open]) summary', { hasText: title }).click();

/** Fills in the form of the page for new accounts, and sends it. */
export const askForAccount = (shopper: Visit, { name, email, password }: Person): Promise<void> =>
  sendForm(shopper, { name, email, password, password_again: password });

/** Enters the code of the mail that the person gets as their `count`th one. */
export const enterCode = async (shopper: Visit, { email }: Person, count = 1): Promise<void> => {
  const { page, t } = shopper;
  await expect(
    page.getByRole('heading', { level: 1, name: t('signIn.verifyTitle') }),
  ).toBeVisible();
  await sendForm(shopper, { code: await readCode(email, count) });
};

/** Opens an account by the pages, and comes to `from`. */
export const register = async (
  shopper: Visit,
  person: Person,
  from = shopper.paths.cart(),
): Promise<void> => {
  const { page, paths } = shopper;
  await page.goto(`${paths.register()}?redirect=${encodeURIComponent(from)}`);
  await askForAccount(shopper, person);
  await enterCode(shopper, person);
  await expect(page).toHaveURL(from);
};

/**
 * Opens an account as a program would, for whoever does something else as soon as they are signed in, and comes
 * to `from` where that is named. The pages for it have journeys of their own.
 */
export const openAccount = async (shopper: Visit, from?: string): Promise<Person> => {
  const { page } = shopper;
  const person = newPerson();
  const { challenge } = await ask<Challenge>(shopper, '/user/signup', person);
  const code = await readCode(person.email);
  const { signed_in } = await ask<DataOf<typeof verify>>(shopper, '/verify', { challenge, code });
  // What the guest had is the account's now.
  await page.context().clearCookies({ name: 'user_token' });
  const session = { name: 'frontend_token', value: signed_in?.token ?? '', httpOnly: true };
  const { baseURL = '' } = test.info().project.use;
  await page.context().addCookies([{ ...session, url: baseURL }]);
  if (from) await page.goto(from);
  return person;
};

/** Somebody who has an account, and is not signed in in this window. */
export const meetPerson = async (shopper: Visit): Promise<Person> => {
  const person = await openAccount(shopper);
  await becomeAnother(shopper.page);
  return person;
};

/** Signs in with a password, and comes to `from`. */
export const logIn = async (
  shopper: Visit,
  { email, password }: Person,
  from = shopper.paths.cart(),
): Promise<void> => {
  const { page, paths } = shopper;
  await page.goto(paths.login(from));
  await sendForm(shopper, { email, password });
  await expect(page).toHaveURL(from);
};

/** Signs out by the small page for it. */
export const logOut = async ({ page, paths, t }: Visit): Promise<void> => {
  await page.goto(paths.logout());
  await page
    .locator('main')
    .getByRole('button', { name: t('layout.logout') })
    .click();
  await expect(page).toHaveURL(paths.home());
};

/** Whether the header of a personal page says who is there: its HTML does, whatever scripts add. */
export const expectNamed = async ({ page, paths }: Visit, name: string | null): Promise<void> => {
  const answer = await page.request.get(paths.cart());
  const html = await answer.text();
  if (name === null) expect(html).toContain(paths.register());
  else expect(html).toContain(`>${name}<`);
  if (name !== null) expect(html).not.toContain(`href="${paths.register()}"`);
};
