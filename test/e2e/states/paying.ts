import { expect } from '@playwright/test';
import { withQuery } from '#web/lib/paths/paths.ts';
import { addToBook } from '#test/e2e/address-book.ts';
import { homeWithStores } from '#test/e2e/checkout.ts';
import { openAccount } from '#test/e2e/person.ts';
import { fillCart } from '#test/e2e/shop.ts';
import { goTo, type State } from './state.ts';

/** On the way to the order and its payment, by whoever has an account, and by others. */
export const payingStates: State[] = [
  {
    name: 'the address book on the way to an order',
    open: async (shopper) => {
      const { page, paths, t, language } = shopper;
      await openAccount(shopper);
      const home = homeWithStores(language);
      await addToBook(shopper, home);
      await addToBook(shopper, { ...home, name: 'Grandmother' });
      await fillCart(shopper);
      await goTo(shopper, withQuery(paths.shipping(), { change: 'address' }));
      await page.getByText(t('shippingPage.otherAddress')).click();
      await expect(page.getByLabel(t('shippingPage.keepAddress'))).toBeVisible();
    },
  },
  {
    name: 'a link to pay that has ended',
    open: (shopper) => goTo(shopper, shopper.paths.pay('ended')),
  },
];
