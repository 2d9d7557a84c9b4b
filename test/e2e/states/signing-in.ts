import { expect } from '@playwright/test';
import { readCode } from '#test/e2e/outbox.ts';
import { askForAccount, newPerson, openAccount, otherThan, sendForm } from '#test/e2e/person.ts';
import { fillCart, type Visit } from '#test/e2e/shop.ts';
import { goTo, type State } from './state.ts';

const MOST_TRIES = 5;

const expectRefused = ({ page }: Visit) =>
  expect(page.locator('main [aria-invalid=true]').first()).toBeFocused();

/** Waits for a code, and has entered some wrong ones. */
const openVerification = async (shopper: Visit, wrongCodes = 0): Promise<void> => {
  const { page, paths, t } = shopper;
  const person = newPerson();
  await goTo(shopper, paths.otpLogin());
  await sendForm(shopper, { email: person.email });
  await expect(page.locator('main [name=code]')).toBeVisible();
  if (wrongCodes === 0) return;
  const code = otherThan(await readCode(person.email));
  for (let left = MOST_TRIES - 1; left >= MOST_TRIES - wrongCodes; left -= 1) {
    await sendForm(shopper, { code });
    const said = left > 0 ? t('signIn.triesLeft', { count: left }) : t('identity.noTriesLeft');
    await expect(page.locator('main')).toContainText(said);
  }
};

/** The ways in and out. */
export const signingInStates: State[] = [
  { name: 'signing in', open: (shopper) => goTo(shopper, shopper.paths.login()) },
  {
    name: 'signing in, refused',
    open: async (shopper) => {
      await goTo(shopper, shopper.paths.login());
      await sendForm(shopper, { email: newPerson().email, password: 'wrong' });
      await expect(shopper.page.locator('main')).toContainText(shopper.t('identity.wrongPassword'));
    },
  },
  {
    name: 'signing in, led there',
    open: async (shopper) => {
      await goTo(shopper, shopper.paths.otpLogin());
      const cookie = { name: 'frontend_challenge', value: 'over', url: shopper.page.url() };
      await shopper.page.context().addCookies([cookie]);
      await goTo(shopper, shopper.paths.verification());
      await expect(shopper.page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'signing in by code', open: (shopper) => goTo(shopper, shopper.paths.otpLogin()) },
  { name: 'a new account', open: (shopper) => goTo(shopper, shopper.paths.register()) },
  {
    name: 'a new account, at fault',
    open: async (shopper) => {
      await goTo(shopper, shopper.paths.register());
      await askForAccount(shopper, { name: '', email: 'ada@', password: '12345' });
      await expectRefused(shopper);
    },
  },
  {
    name: 'a forgotten password',
    open: (shopper) => goTo(shopper, shopper.paths.forgotPassword()),
  },
  {
    name: 'a new password behind the link',
    open: (shopper) => goTo(shopper, `${shopper.paths.forgotPassword()}?token=made-up`),
  },
  {
    name: 'a new password by code, at fault',
    open: async (shopper) => {
      await goTo(shopper, shopper.paths.forgotPassword());
      await sendForm(shopper, { email: newPerson().email });
      await expect(shopper.page.locator('main [name=code]')).toBeVisible();
      await sendForm(shopper, { code: '1', password: '123456', password_again: '654321' });
      await expectRefused(shopper);
    },
  },
  { name: 'waiting for a code', open: (shopper) => openVerification(shopper) },
  { name: 'a wrong code', open: (shopper) => openVerification(shopper, 1) },
  { name: 'a code that was wrong too often', open: (shopper) => openVerification(shopper, 5) },
  {
    name: 'the cart of who is signed in, with the menu open',
    open: async (shopper) => {
      await fillCart(shopper);
      await openAccount(shopper, shopper.paths.cart());
      const { page, t } = shopper;
      await page
        .getByRole('banner')
        .locator('summary', { hasText: t('layout.account') })
        .click();
      await expect(page.getByRole('button', { name: t('layout.logout') })).toBeVisible();
    },
  },
  {
    name: 'signing out',
    open: async (shopper) => {
      await openAccount(shopper);
      await goTo(shopper, shopper.paths.logout());
    },
  },
];
