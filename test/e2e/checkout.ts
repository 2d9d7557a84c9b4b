import { expect } from '@playwright/test';
import { named, type Visit } from './shop.ts';

const homes = {
  en: { name: 'Grace Miller', country: 'US', state: 'NY', city: 'New York', zip: '10001' },
  ar: { name: 'ليلى حداد', country: 'AE', state: '', city: 'دبي', zip: '' },
};

/** Types an address into the form of the shipping page. */
export const enterAddress = async ({ page, t, language }: Visit): Promise<void> => {
  const home = language === 'ar' ? homes.ar : homes.en;
  const box = (name: string) => page.locator(`[name=${name}]`);
  if ((await box('country').inputValue()) !== home.country) {
    await box('country').selectOption(home.country);
    const update = page.getByRole('button', { name: t('shippingPage.updateCountry') });
    if (await update.isVisible()) await update.click();
  }
  await page.locator(`[name=state] option[value="${home.state || 'DU'}"]`).waitFor({
    state: 'attached',
  });
  await box('name').fill(home.name);
  await box('email').fill('shopper@example.com');
  await box('phone').fill(home.country === 'US' ? '212 555 0123' : '50 123 4567');
  await box('address_1').fill('12 Garden Street');
  await box('city').fill(home.city);
  if (home.zip) await box('zip').fill(home.zip);
  await box('state').selectOption(home.state || { index: 1 });
};

/** From the shipping page to the checkout: address, then how it comes where there is a choice. */
export const goToCheckout = async (shopper: Visit): Promise<void> => {
  const { page, t, paths } = shopper;
  await enterAddress(shopper);
  await page.getByRole('button', { name: t('shippingPage.toDelivery'), exact: true }).click();
  const delivery = page.getByRole('button', { name: t('shippingPage.toCheckout') });
  const place = page.getByRole('button', { name: named(t, 'checkoutPage.place') });
  await expect(delivery.or(place)).toBeVisible();
  if (await delivery.isVisible()) await delivery.click();
  await expect(place).toBeVisible();
  await expect(page).toHaveURL(paths.checkout());
};

/** Presses the order button and waits for the page of the order; returns the order's id. */
export const placeOrder = async ({ page, t }: Visit): Promise<string> => {
  await page.getByRole('button', { name: named(t, 'checkoutPage.place') }).click();
  await expect(page.getByRole('heading', { name: t('orderPage.thanks') })).toBeVisible();
  return orderIdOf(page.url());
};

/** The id in the address of an order's page. */
export const orderIdOf = (url: string): string => {
  const id = /\/user\/order\/([\w-]+)$/.exec(new URL(url).pathname)?.[1];
  if (!id) throw new Error(`${url} is no order's page`);
  return id;
};
