import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import { reaches } from '#contract/delivery/shipping-reach.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { named, type Visit } from './shop.ts';

type Home = {
  name: string;
  country: string;
  state: string;
  city: string;
  zip: string;
  phone: string;
};

const newYork: Home = {
  name: 'Grace Miller',
  country: 'US',
  state: 'NY',
  city: 'New York',
  zip: '10001',
  phone: '212 555 0123',
};
const chicago: Home = {
  name: 'Grace Miller',
  country: 'US',
  state: 'IL',
  city: 'Chicago',
  zip: '60601',
  phone: '312 555 0123',
};
const dubai: Home = {
  name: 'ليلى حداد',
  country: 'AE',
  state: 'DU',
  city: 'دبي',
  zip: '',
  phone: '50 123 4567',
};
const casablanca: Home = {
  name: 'ليلى حداد',
  country: 'MA',
  state: 'MA-06',
  city: 'الدار البيضاء',
  zip: '20000',
  phone: '612 345678',
};

/** Where the demo shop has stores to pick something up from, for readers of the language. */
export const homeWithStores = (language: LanguageCode): Home =>
  language === 'ar' ? casablanca : chicago;

/** Whether a product can be picked up by who lives there. */
export const canBePickedUpFrom =
  (home: Home) =>
  ({ shipping_rule: { places } }: ProductDetail): boolean =>
    places.some((place) => place.type === SHIPPING_TYPE.pickup && reaches(place, home));

/** Types an address into the form of the shipping page. */
export const enterAddress = async (
  { page, t, language }: Visit,
  home: Home = language === 'ar' ? dubai : newYork,
): Promise<void> => {
  const box = (name: string) => page.locator(`[name=${name}]`);
  if ((await box('country').inputValue()) !== home.country) {
    await box('country').selectOption(home.country);
    const update = page.getByRole('button', { name: t('shippingPage.updateCountry') });
    if (await update.isVisible()) await update.click();
  }
  await page.locator(`[name=state] option[value="${home.state}"]`).waitFor({ state: 'attached' });
  await box('name').fill(home.name);
  // A voucher may be used once by an address.
  await box('email').fill(`shopper-${randomUUID()}@example.com`);
  await box('phone').fill(home.phone);
  await box('address_1').fill('12 Garden Street');
  await box('city').fill(home.city);
  if (home.zip) await box('zip').fill(home.zip);
  await box('state').selectOption(home.state);
};

/** From the page of the address to the checkout. */
export const goToCheckout = async (shopper: Visit): Promise<void> => {
  const { page, t, paths } = shopper;
  await enterAddress(shopper);
  await page.getByRole('button', { name: t('shippingPage.toDelivery'), exact: true }).click();
  await expect(
    page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') }),
  ).toBeVisible();
  await expect(page).toHaveURL(paths.checkout());
};

/** Opens a step of the checkout, where it is folded. */
export const openStep = async (
  { page }: Visit,
  step: 'delivery' | 'payment' | 'voucher' | 'note',
): Promise<void> => {
  const folded = page.locator(`#${step} > details:not([open]) > summary`);
  if ((await folded.count()) > 0) await folded.click();
};

/** Presses the order button and waits for the page of the order; returns the order's id. */
export const placeOrder = async ({ page, t }: Visit): Promise<string> => {
  await page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') }).click();
  await expect(page.getByRole('heading', { name: t('orderPage.thanks') })).toBeInViewport();
  return orderIdOf(page.url());
};

/** The id in the address of an order's page. */
export const orderIdOf = (url: string): string => {
  const id = /\/user\/order\/([\w-]+)$/.exec(new URL(url).pathname)?.[1];
  if (!id) throw new Error(`${url} is no order's page`);
  return id;
};
