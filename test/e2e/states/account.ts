import { expect } from '@playwright/test';
import { newPerson, register, sendForm } from '#test/e2e/person.ts';
import { expireProof } from '#test/e2e/proof.ts';
import type { Visit } from '#test/e2e/shop.ts';
import { goTo, type State } from './state.ts';

/** Opens an account and comes to the page of it. */
const openOwn = (shopper: Visit, path: string): Promise<void> =>
  register(shopper, newPerson(), path);

/** The page of an account where who is here has to be proven again. */
const openUnproven = async (shopper: Visit, path: string): Promise<void> => {
  const person = newPerson();
  await register(shopper, person, shopper.paths.cart());
  await expireProof(person);
  await goTo(shopper, path);
};

/** The account itself. */
export const accountStates: State[] = [
  { name: 'the profile', open: (shopper) => openOwn(shopper, shopper.paths.profile()) },
  {
    name: 'a review of what one has not bought',
    open: (shopper) => openOwn(shopper, shopper.paths.reviewProduct('215')),
  },
  {
    name: 'the profile, about to delete the account',
    open: async (shopper) => {
      await openOwn(shopper, shopper.paths.profile());
      const { page, t } = shopper;
      await page.locator('summary', { hasText: t('accountPage.deleteNow') }).click();
      await expect(page.getByText(t('accountPage.deleteSure'))).toBeVisible();
    },
  },
  {
    name: 'the profile, not proven',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await openUnproven(shopper, paths.profile());
      await expect(page.getByRole('link', { name: t('accountPage.confirm') })).not.toHaveCount(0);
    },
  },
  {
    name: 'asked to confirm who one is',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await openUnproven(shopper, paths.confirmIdentity(paths.profile()));
      await expect(page.getByRole('button', { name: t('accountPage.confirmCode') })).toBeVisible();
    },
  },
  {
    name: 'asked to confirm who one is, refused',
    open: async (shopper) => {
      const { page, paths } = shopper;
      await openUnproven(shopper, paths.confirmIdentity(paths.profile()));
      await sendForm(shopper, { password: 'wrong' });
      await expect(page.locator('main [aria-invalid=true]')).toBeFocused();
    },
  },
  { name: 'the passkeys', open: (shopper) => openOwn(shopper, shopper.paths.passkeys()) },
  {
    name: 'the passkeys, not proven',
    open: (shopper) => openUnproven(shopper, shopper.paths.passkeys()),
  },
];
