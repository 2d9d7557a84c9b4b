import { expect } from '@playwright/test';
import { test } from './test.ts';
import { GRACE, orderSome } from './order.ts';
import { becomeAnother, visit, type Visit } from './shop.ts';

/** Fills in the form of /track-order and sends it with the Enter key. */
const track = async ({ page, t, paths }: Visit, number: string, contact: string) => {
  await page.goto(paths.trackOrder());
  await page.getByLabel(t('trackPage.number')).fill(number);
  await page.getByLabel(t('trackPage.contact')).fill(contact);
  await page.getByLabel(t('trackPage.contact')).press('Enter');
};

for (const [language, javaScriptEnabled] of [
  ['en', false],
  ['ar', true],
] as const) {
  test.describe(`in ${language}, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a guest tracks an order by its number and e-mail or phone, and learns nothing by a wrong one', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const { number, lines } = await orderSome(shopper);
      await becomeAnother(page);

      const title = t('orderPage.title', { number });
      for (const contact of [GRACE.email, GRACE.phone]) {
        await track(shopper, number.toLowerCase(), contact);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      }
      if (javaScriptEnabled) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(paths.trackOrder());
      const step = page.getByRole('list', { name: t('orderPage.progress') });
      await expect(step.locator('[aria-current=step]')).toContainText(t('orderPage.status.s2'));
      const shown = page.locator('main');
      await expect(shown).toContainText(lines[0]?.product.title ?? '');
      for (const secret of [GRACE.name, GRACE.address_1, GRACE.zip, '$'])
        await expect(shown).not.toContainText(secret);

      const answers: (string | null)[] = [];
      for (const [typed, contact] of [
        [number, 'somebody@example.com'],
        ['SK-AAAA-AAAA', GRACE.email],
      ] as const) {
        await track(shopper, typed, contact);
        await expect(page.getByRole('alert')).toContainText(t('order.notFound'));
        await expect(page.getByLabel(t('trackPage.number'))).toHaveValue(typed);
        answers.push(await page.getByRole('alert').textContent());
      }
      expect(answers[0]).toBe(answers[1]);
    });
  });
}

test('what is missing is said beside its field', async ({ page }) => {
  const shopper = await visit(page, 'en');
  await track(shopper, 'SK-AAAA-AAAA', '');
  await expect(page.getByText(shopper.t('order.contactRequired'))).toBeVisible();
  await expect(page.getByLabel(shopper.t('trackPage.contact'))).toBeFocused();
});
