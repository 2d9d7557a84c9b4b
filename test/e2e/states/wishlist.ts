import { expect } from '@playwright/test';
import { askCards, named, type Visit } from '#test/e2e/shop.ts';
import { makeLink, wishFor } from '#test/e2e/wishlist.ts';
import { findSoldOutProduct, goTo, press, type State } from './state.ts';

/** A list with what is bought at once, what has a choice and what is sold out. */
const openWishlist = async (shopper: Visit): Promise<void> => {
  const cards = await askCards(shopper);
  const gone = await findSoldOutProduct(shopper);
  await wishFor(shopper, gone.id, ...cards.slice(0, 3).map(({ id }) => id));
  await goTo(shopper, shopper.paths.wishlist());
};

/** What was saved, and who else may see it. */
export const wishlistStates: State[] = [
  {
    name: 'the wishlist, empty',
    open: (shopper) => goTo(shopper, shopper.paths.wishlist()),
  },
  {
    name: 'the wishlist, one product removed',
    open: async (shopper) => {
      const { page, t } = shopper;
      await openWishlist(shopper);
      await press(shopper, named(t, 'wishlistPage.removeOf'));
      await expect(page.getByRole('button', { name: t('wishlistPage.undo') })).toBeFocused();
    },
  },
  {
    name: 'the wishlist, shared',
    open: async (shopper) => {
      await openWishlist(shopper);
      await makeLink(shopper, 'Ada Lovelace');
      // The header lies over a part of what is scrolled below it, whose targets would seem to be small.
      await shopper.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    name: 'a shared wishlist',
    open: async (shopper) => {
      await openWishlist(shopper);
      const link = await makeLink(shopper, 'Ada Lovelace');
      await goTo(shopper, link);
    },
  },
  {
    name: 'a shared wishlist that has ended',
    open: (shopper) => goTo(shopper, shopper.paths.sharedWishlist('ended')),
  },
  {
    name: 'products of which some are saved',
    open: async (shopper) => {
      const { page, paths } = shopper;
      const [first, second] = await askCards(shopper);
      await wishFor(shopper, first?.id ?? '', second?.id ?? '');
      await goTo(shopper, paths.search());
      await expect(page.locator('[name=wish][aria-pressed=true]')).not.toHaveCount(0);
      await page.locator('.card [name=compare]').first().focus();
    },
  },
];
