import { expect } from '@playwright/test';
import * as brands from '#test/simulators/page/brand.ts';
import { ABANDON, DECLINE, PAY, paymentPage } from '#test/simulators/page/payment.ts';
import { visit } from './shop.ts';
import { examineTexts, examineWithAxe, eyes } from './states/examine.ts';
import { test } from './test.ts';

for (const [at, brand] of Object.values(brands).entries()) {
  const [language, width] = at % 2 === 0 ? (['ar', 360] as const) : (['fr', 1440] as const);

  test.describe(`${brand.name}, in ${language}`, () => {
    test.use(eyes(width));

    test('the page of a simulated provider can be read by everybody, day and night', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      await page.setContent(
        paymentPage(
          { brand, language, query: new URLSearchParams({ token: 'a' }) },
          {
            shop: 'Souk',
            amount: 12_869,
            currency: 'USD',
            notice: 'declined',
            buttons: [PAY, DECLINE, ABANDON],
          },
        ),
      );
      expect(await examineTexts(shopper, width)).toEqual([]);
      expect(await examineWithAxe(shopper, ['light', 'dark'])).toEqual([]);
    });
  });
}
