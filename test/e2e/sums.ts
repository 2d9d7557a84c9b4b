import { expect, type Locator } from '@playwright/test';
import type { CommonData } from '#contract/common.ts';
import { formatMoney, type Minor } from '#contract/money.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import type { Visit } from './shop.ts';

type Sums = {
  subtotal: Minor;
  bundle_saving: Minor;
  voucher_saving: Minor;
  shipping: Minor | null;
  tax: Minor;
  total: Minor;
};

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
  const shipping = (amount: Minor) => (amount === 0 ? t('cartPage.free') : money(amount));
  await expect
    .poll(() => wordsOf(list))
    .toEqual([
      [t('cartPage.subtotal'), money(sums.subtotal)],
      ...saving(t('cartPage.bundleSaving'), sums.bundle_saving),
      ...saving(t('cartPage.voucherSaving'), sums.voucher_saving),
      [
        t('cartPage.shipping'),
        sums.shipping === null ? t('cartPage.shippingLater') : shipping(sums.shipping),
      ],
      [t('cartPage.total'), money(sums.total)],
      [t('cartPage.tax'), t('cartPage.includedTax', { amount: isolate(money(sums.tax)) })],
    ]);
};
