import { expect, type Locator } from '@playwright/test';
import type { CommonData } from '#contract/common.ts';
import { formatMoney, type Minor } from '#contract/money.ts';
import type { Visit } from './shop.ts';

type Sums = {
  subtotal: Minor;
  bundle_saving: Minor;
  voucher_saving: Minor;
  shipping: Minor | null;
  total: Minor;
};

/** Expects the list of sums to say, to the cent, what the API says. */
export const expectSums = async ({ page, t, locale }: Visit, list: Locator, sums: Sums) => {
  const answer = await page.request.get('/api/v1/common');
  const { setting } = ((await answer.json()) as { data: CommonData }).data;
  const money = (amount: Minor) => formatMoney(amount, setting, locale);
  const row = (name: string) =>
    list
      .locator('dl > div')
      .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
      .locator('dd');

  await expect(row(t('cartPage.subtotal'))).toHaveText(money(sums.subtotal));
  await expect(row(t('cartPage.total'))).toHaveText(money(sums.total));
  if (sums.shipping) await expect(row(t('cartPage.shipping'))).toHaveText(money(sums.shipping));
  for (const [name, saving] of [
    [t('cartPage.bundleSaving'), sums.bundle_saving],
    [t('cartPage.voucherSaving'), sums.voucher_saving],
  ] as const) {
    if (saving > 0) await expect(row(name)).toHaveText(`−${money(saving)}`);
    else await expect(list.getByText(name)).toHaveCount(0);
  }
};
