import { expect } from '@playwright/test';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import {
  canBePickedUpFrom,
  enterAddress,
  goToCheckout,
  homeWithStores,
  openStep,
} from '#test/e2e/checkout.ts';
import { askBundle, fillCart, named, type Visit } from '#test/e2e/shop.ts';
import { findKind, goTo, press, type State } from './state.ts';

const fillAndOpen = async (shopper: Visit, kinds = 2): Promise<void> => {
  await fillCart(shopper, kinds);
  await goTo(shopper, shopper.paths.cart());
};

const addBundle = async (shopper: Visit): Promise<void> => {
  const bundle = await askBundle(shopper);
  const form = { intent: 'add-bundle', bundle_id: bundle.id, quantity: '1' };
  await shopper.page.request.post(shopper.paths.cart(), { form });
};

const enterVoucher = async (shopper: Visit, code: string): Promise<void> => {
  const { page, t } = shopper;
  await page.getByLabel(t('cartPage.voucherCode')).fill(code);
  await press(shopper, t('cartPage.applyVoucher'));
};

const openSimpleProduct = async (shopper: Visit): Promise<void> => {
  const product = await findKind(
    shopper,
    'simple product',
    ({ in_stock, attributes, inventory }) =>
      in_stock && attributes.length === 0 && (inventory[0]?.quantity ?? 0) > 5,
  );
  await goTo(shopper, shopper.paths.product(product));
};

const dialog = ({ page, t }: Visit) =>
  page.getByRole('dialog', { name: t('layout.cart'), exact: true });

/** The cart, beside a page and on its own. */
export const cartStates: State[] = [
  { name: 'an empty cart', open: (shopper) => goTo(shopper, shopper.paths.cart()) },
  {
    name: 'a cart of several stores with a set',
    open: async (shopper) => {
      await addBundle(shopper);
      await fillAndOpen(shopper, 3);
    },
  },
  {
    name: 'the place for which delivery is estimated',
    open: async (shopper) => {
      await fillAndOpen(shopper, 1);
      const { page, t } = shopper;
      await page.getByRole('link', { name: t('cartPage.changePlace') }).click();
      await expect(page.getByLabel(t('product.placeState'))).toBeVisible();
    },
  },
  {
    name: 'a voucher that is refused',
    open: async (shopper) => {
      await fillAndOpen(shopper);
      await enterVoucher(shopper, 'NOSUCHCODE');
      await expect(shopper.page.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'a voucher on the cart',
    open: async (shopper) => {
      await fillCart(shopper, 2, ({ current }) => current >= 4000);
      await goTo(shopper, shopper.paths.cart());
      await enterVoucher(shopper, 'SOUK5');
      const { page, t } = shopper;
      const name = t('cartPage.takeOffVoucher', { code: 'SOUK5' });
      await expect(page.getByRole('button', { name })).toBeVisible();
    },
  },
  {
    name: 'a line just removed',
    open: async (shopper) => {
      await fillAndOpen(shopper);
      await press(shopper, named(shopper.t, 'cartPage.removeOf'));
      await expect(
        shopper.page.getByRole('button', { name: shopper.t('cartPage.undo') }),
      ).toBeFocused();
    },
  },
  {
    name: 'something saved for later',
    open: async (shopper) => {
      await fillAndOpen(shopper);
      await press(shopper, named(shopper.t, 'cartPage.saveOf'));
      const { page, t } = shopper;
      await expect(page.getByRole('region', { name: t('cartPage.savedTitle') })).toBeVisible();
    },
  },
  {
    name: 'nothing selected in the cart',
    open: async (shopper) => {
      await fillAndOpen(shopper);
      const { page, t } = shopper;
      await page.getByRole('checkbox', { name: t('cartPage.selectAll'), exact: true }).click();
      await expect(page.getByRole('button', { name: t('cartPage.checkout') })).toBeDisabled();
    },
  },
  {
    name: 'more than there is',
    open: async (shopper) => {
      await fillAndOpen(shopper, 1);
      const { page, t } = shopper;
      const quantity = page.getByLabel(named(t, 'cartPage.quantityOf'));
      await quantity.fill('9999');
      await quantity.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the small cart after adding',
    open: async (shopper) => {
      const { t } = shopper;
      await openSimpleProduct(shopper);
      await press(shopper, t('product.addToCart'));
      await expect(dialog(shopper).getByRole('link', { name: t('miniCart.toCart') })).toBeVisible();
    },
  },
  {
    name: 'the small cart without anything',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await goTo(shopper, paths.brands());
      await page.locator(`header a[href="${paths.cart()}"]`).first().click();
      await expect(dialog(shopper).getByText(t('cartPage.emptyTitle'))).toBeVisible();
    },
  },
];

const goesTo =
  (country: string) =>
  ({ shipping_rule: { places } }: ProductDetail): boolean =>
    places.some((place) => place.country === null || place.country === country);

const japan = {
  name: 'Grace Miller',
  country: 'JP',
  state: '13',
  city: 'Tokyo',
  zip: '100-0001',
  phone: '+81 3 1234 5678',
};

const openDelivery = async (shopper: Visit): Promise<void> => {
  await goTo(shopper, shopper.paths.shipping());
  await enterAddress(shopper, homeWithStores(shopper.language));
  await press(shopper, shopper.t('shippingPage.toDelivery'));
};

const openCheckout = async (shopper: Visit): Promise<void> => {
  await goTo(shopper, shopper.paths.shipping());
  await goToCheckout(shopper);
};

/** From the address to the press that orders. */
export const checkoutStates: State[] = [
  {
    name: 'the address',
    open: async (shopper) => {
      await fillCart(shopper);
      await goTo(shopper, shopper.paths.shipping());
    },
  },
  {
    name: 'an address at fault',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await fillCart(shopper);
      await goTo(shopper, `${paths.shipping()}?country=US`);
      await page.locator('[name=zip]').fill('ABC');
      await page.locator('form:has([name=zip])').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await press(shopper, t('shippingPage.toDelivery'));
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'the choice of delivery',
    open: async (shopper) => {
      await addBundle(shopper);
      await fillCart(shopper, 1, canBePickedUpFrom(homeWithStores(shopper.language)));
      await fillCart(shopper, 1);
      await openDelivery(shopper);
      await shopper.page.locator('#delivery summary').click();
      await expect(shopper.page.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'something that does not go there',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await fillCart(shopper, 1, goesTo('JP'));
      await fillCart(shopper, 1, (product) => !goesTo('JP')(product));
      await goTo(shopper, `${paths.shipping()}?country=JP`);
      await enterAddress(shopper, japan);
      await press(shopper, t('shippingPage.toDelivery'));
      await expect(page.getByText(t('shippingPage.unshippable'))).toBeVisible();
    },
  },
  {
    name: 'the checkout',
    open: async (shopper) => {
      await fillCart(shopper, 2);
      await openCheckout(shopper);
    },
  },
  {
    name: 'an order that is refused',
    open: async (shopper) => {
      const { page, t } = shopper;
      await fillCart(shopper);
      await openCheckout(shopper);
      await openStep(shopper, 'voucher');
      await page.getByLabel(t('cartPage.voucherCode')).fill('NOSUCHCODE');
      await press(shopper, named(t, 'checkoutPage.payOnDelivery'));
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
];

/** The steps of the checkout, open and folded. */
export const checkoutStepStates: State[] = [
  {
    name: 'the checkout with its steps open',
    open: async (shopper) => {
      await fillCart(shopper, 1, canBePickedUpFrom(homeWithStores(shopper.language)));
      await openDelivery(shopper);
      await shopper.page.locator('#delivery summary').click();
      await openStep(shopper, 'voucher');
      await openStep(shopper, 'note');
    },
  },
  {
    name: 'a delivery that is chosen and folded',
    open: async (shopper) => {
      await fillCart(shopper, 1, canBePickedUpFrom(homeWithStores(shopper.language)));
      await openDelivery(shopper);
      await expect(shopper.page.locator('#delivery > details')).not.toHaveAttribute('open');
    },
  },
];
