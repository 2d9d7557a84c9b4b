import { expect } from '@playwright/test';
import { withQuery } from '#web/lib/paths/paths.ts';
import { addToBook } from './address-book.ts';
import { enterAddress, homeWithStores } from './checkout.ts';
import { openAccount } from './person.ts';
import { fillCart, visit } from './shop.ts';
import { test } from './test.ts';

const ways = [
  { language: 'en', width: 1440, javaScriptEnabled: true },
  { language: 'ar', width: 360, javaScriptEnabled: true },
  { language: 'en', width: 360, javaScriptEnabled: false },
] as const;

for (const { language, width, javaScriptEnabled } of ways) {
  test.describe(`${width} pixels wide, in ${language}${javaScriptEnabled ? '' : ', with scripts off'}`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

    test('who is signed in sends an order to an address of the book, or to a new one that is kept', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      await openAccount(shopper);
      const home = homeWithStores(language);
      await addToBook(shopper, home);
      await addToBook(shopper, { ...home, name: 'Grandmother' });
      await fillCart(shopper);

      const change = withQuery(paths.shipping(), { change: 'address' });
      await page.goto(change);
      const choose = page.getByRole('group', { name: t('shippingPage.book') });
      const press = page.getByRole('button', { name: t('shippingPage.toBook') });
      // The default one.
      await expect(choose.getByRole('radio', { name: home.name })).toBeChecked();
      await choose.getByRole('radio', { name: 'Grandmother' }).check();
      await press.click();
      await expect(page).not.toHaveURL(change);
      await page.goto(paths.checkout());
      await expect(page.locator('#address')).toContainText('Grandmother');

      // Deleted in another tab meanwhile.
      await page.goto(change);
      const grandmother = choose.getByRole('radio', { name: 'Grandmother' });
      await expect(grandmother).toBeChecked();
      const form = { intent: 'delete', id: (await grandmother.getAttribute('value')) ?? '' };
      await page.request.post(paths.addresses(), { form });
      await press.click();
      const gone = page.getByText(t('address.notFound')).filter({ visible: true });
      await expect(gone.first()).toBeVisible();
      await expect(grandmother).toHaveCount(0);

      await page.getByText(t('shippingPage.otherAddress')).click();
      await enterAddress(shopper, { ...home, name: 'Office' });
      await page.getByRole('checkbox', { name: t('shippingPage.keepAddress') }).check();
      await page.getByRole('button', { name: t('shippingPage.toDelivery'), exact: true }).click();
      await expect(page).not.toHaveURL(change);
      await page.goto(paths.addresses());
      await expect(page.getByRole('listitem').filter({ hasText: 'Office' })).toBeVisible();
      await page.goto(change);
      await expect(choose.getByRole('radio', { name: 'Office' })).toBeChecked();
    });
  });
}
