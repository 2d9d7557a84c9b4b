import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { linkIn, readMail } from './outbox.ts';
import { visit } from './shop.ts';
import { findSoldOut, setStock, sendNotices } from './sold-out.ts';
import { test } from './test.ts';

for (const [language, javaScriptEnabled, share] of [
  ['ar', true, 'a guest with scripts'],
  ['en', false, 'a guest without scripts'],
] as const) {
  test.describe(`in ${language}, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a guest is written to when what was sold out is there again', async ({ page }, info) => {
      test.slow();
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const email = `waits-${randomUUID()}@example.com`;
      const soldOut = await findSoldOut(shopper, share, info.repeatEachIndex);
      const { product: id, slug, inventory } = soldOut;
      await page.goto(`${paths.product({ slug, id })}?variant=${inventory}`);
      await page.getByRole('link', { name: t('product.tellMe') }).click();
      await expect(page.getByRole('heading', { name: t('notice.askTitle') })).toBeVisible();
      await expect(page.getByLabel(t('notice.stock'))).toBeChecked();
      await page.locator('main').getByLabel(t('notice.email')).fill(email);
      await page.getByRole('button', { name: t('notice.submit') }).click();
      await expect(page.getByText(t('notice.asked'))).toBeVisible();

      await page.goto(linkIn(await readMail(email, 'notice-confirm'), 'token='));
      await page.getByRole('button', { name: t('subscription.confirmButton') }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: t('subscription.confirmedTitle') }),
      ).toBeVisible();
      await page.goto(paths.notices());
      const list = page.getByRole('region', { name: t('notice.waiting') });
      await expect(list.getByRole('listitem')).toHaveCount(1);

      await setStock(soldOut, 3);
      await sendNotices();
      const mail = await readMail(email, 'notice');
      await setStock(soldOut, 0);
      expect(mail.text).toContain(t('mail.notice.stock'));
      await page.goto(linkIn(mail, `/product/${id}`));
      await expect(page.locator('h1')).toBeVisible();
      await page.goto(paths.notices());
      await expect(page.getByText(t('notice.none'))).toBeVisible();
    });
  });
}
