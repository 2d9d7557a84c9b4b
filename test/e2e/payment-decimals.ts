import { expect } from '@playwright/test';
import { currencyExponent } from '#contract/money.ts';
import { expectPaid, order, PHONE, press, type Method } from './paying.ts';
import { test, type PayingShop } from './paying-shop.ts';
import { askOrder, visit, type Visit } from './shop.ts';

/** As both the shop and the provider write it, in English and in Arabic. */
const write = (amount: number, currency: string): string => {
  const digits = currencyExponent(currency);
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: digits });
  return format.format(amount / 10 ** digits);
};

const payInFull = async (
  shopper: Visit,
  shop: PayingShop,
  { method, currency }: { method: Method; currency: string },
): Promise<void> => {
  const { page, paths } = shopper;
  const before = shop.held();
  const id = await order(shopper, shop, method);
  const { amount } = await askOrder(shopper, id);
  const shown = write(amount, currency);
  await expect(page.locator('.amount')).toContainText(shown);
  await press(page, 'pay');
  await expectPaid(shopper);
  await page.goto(paths.order(id));
  await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
  expect(shop.held() - before).toBe(amount);
};

/** Journeys through a shop of that currency: the provider asks for what the shop has shown, and no hundredth of it. */
export const payIn = (currency: string, methods: readonly Method[]): void => {
  // So few that a second worker would take longer to open a shop of its own.
  test.describe.configure({ mode: 'default' });
  for (const [at, method] of methods.entries()) {
    const language = at % 2 === 0 ? 'ar' : 'en';
    test.describe(language === 'ar' ? 'in Arabic on a phone' : 'in English', () => {
      test.use(language === 'ar' ? PHONE : {});

      test(`an order in ${currency} is paid by ${method}`, async ({ page, shop }) => {
        await payInFull(await visit(page, language), shop, { method, currency });
      });
    });
  }
};
