import { expect, type Locator } from '@playwright/test';
import type { CommonData } from '#contract/shop/common.ts';
import type { CartData } from '#contract/cart/cart.ts';
import { formatMoney, type Minor } from '#contract/money.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { named, type Visit } from './shop.ts';

type Sums = {
  subtotal: Minor;
  bundle_saving: Minor;
  voucher_saving: Minor;
  shipping: Minor | null;
  tax: Minor;
  total: Minor;
  /** Of a cart without an address. */
  estimate?: CartData['estimate'];
  /** Of an order: each voucher is named. */
  vouchers?: readonly { code: string; saving: Minor }[];
};

/** The sums of a cart, with what sending would cost while no address is known. */
export const sumsOf = ({ summary, estimate }: CartData): Sums => ({ ...summary, estimate });

/** Each sum as the page words it. */
const wordsOf = (list: Locator) =>
  list
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('dt, dd')].map((part) => part.textContent)),
    );

/** Expects the list of sums to say, to the cent, what the API says: no more, no less, read at once. */
export const expectSums = async ({ page, t, locale }: Visit, list: Locator, sums: Sums) => {
  const answer = await page.request.get('/api/v1/common');
  const { setting } = ((await answer.json()) as { data: CommonData }).data;
  const money = (amount: Minor) => formatMoney(amount, setting, locale);
  const saving = (name: string, amount: Minor) => (amount > 0 ? [[name, `−${money(amount)}`]] : []);
  const guess = sums.estimate?.shipping === null ? undefined : sums.estimate;
  const known = guess?.shipping ?? sums.shipping;
  const shipping = (amount: Minor) => (amount === 0 ? t('cartPage.free') : money(amount));
  await expect
    .poll(() => wordsOf(list))
    .toEqual([
      [t('cartPage.subtotal'), money(sums.subtotal)],
      ...saving(t('cartPage.bundleSaving'), sums.bundle_saving),
      ...(sums.vouchers
        ? sums.vouchers.flatMap(({ code, saving: amount }) =>
            saving(t('orderPage.voucherNamed', { code: isolate(code) }), amount),
          )
        : saving(t('cartPage.voucherSaving'), sums.voucher_saving)),
      [
        guess ? expect.stringMatching(named(t, 'cartPage.estimate')) : t('cartPage.shipping'),
        known === null ? t('cartPage.shippingLater') : shipping(known),
      ],
      [t(guess ? 'cartPage.estimateTotal' : 'cartPage.total'), money(guess?.total ?? sums.total)],
      [
        t('cartPage.tax'),
        t('cartPage.includedTax', { amount: isolate(money((guess ?? sums).tax)) }),
      ],
    ]);
};
