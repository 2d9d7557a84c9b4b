import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readMail } from './outbox.ts';
import { operateOrders } from './operator.ts';
import { addUnits, askReturnable, inPlenty, order } from './order.ts';
import { askCards, askOrder, askProduct, becomeAnother, inStock, visit } from './shop.ts';
import { test } from './test.ts';

const PICTURE = 'test/e2e/look/cart-en-narrow.png';

const pictures = async (count: number) => {
  const buffer = await readFile(PICTURE);
  return Array.from({ length: count }, (_, at) => ({
    name: `kettle-${at + 1}.png`,
    mimeType: 'image/png',
    buffer,
  }));
};

for (const [language, javaScriptEnabled, at] of [
  ['en', false, 3],
  ['ar', true, 4],
] as const) {
  test.describe(`in ${language}, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('what the operator has shipped and delivered is given back in part, with pictures', async ({
      page,
    }) => {
      test.slow();
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const product = await askReturnable(shopper, at);
      const inventoryId = inPlenty(product) ?? '';
      await addUnits(shopper, { product, inventoryId, quantity: 2 });
      const { id, number } = await order(shopper);

      await operateOrders('ship', number, '--carrier', 'dhl', '--tracking', 'JD014600');
      await page.goto(paths.order(id));
      // The first thing that can be done with the order, and again where the parcel stands.
      const followed = page.getByRole('link', { name: t('orderPage.trackParcel') });
      await expect(followed).toHaveCount(2);
      for (const link of await followed.all())
        await expect(link).toHaveAttribute('href', /dhl\.com.*JD014600$/);
      await expect(page.getByRole('link', { name: t('orderPage.returnItems') })).toHaveCount(0);
      await operateOrders('advance', number, '--to', 'delivered');

      await page.goto(paths.order(id));
      // What has arrived is no longer thanked for as if it had just been placed.
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      await page.getByRole('link', { name: t('orderPage.returnItems') }).click();
      const title = t('returnPage.quantity', { title: product.title });
      // What comes back is said before anything is chosen, and without scripts too.
      await expect(page.getByLabel(title).locator('option').first()).toContainText(/^1 · .*\d/);
      await page.getByLabel(title).selectOption('1');
      await page.getByLabel(t('returnPage.note')).fill('It rattles.');
      await page.getByRole('button', { name: t('returnPage.submit') }).click();
      await expect(page.getByRole('alert')).toContainText(t('returnPage.chooseReason'));
      await expect(page.getByLabel(title)).toHaveValue('1');
      await page.getByLabel(t('returnPage.reason')).selectOption('broken');
      const picked = page.locator('input[type=file]');
      await picked.setInputFiles(await pictures(2));
      if (javaScriptEnabled)
        await expect(page.getByRole('img', { name: 'kettle-2.png' })).toBeVisible();
      await page.getByRole('button', { name: t('returnPage.submit') }).click();

      await expect(page).toHaveURL(paths.order(id));
      const told = page.getByRole('region', { name: t('orderPage.requests') });
      await expect(told).toContainText(t('orderPage.refundStates.requested'));
      await expect(told).toContainText('It rattles.');
      const shown = told.getByRole('img', { name: t('orderPage.returnPicture', { number: 2 }) });
      await expect(shown).toHaveJSProperty('complete', true);
      expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      );
      const address = await shown.getAttribute('src');
      await operateOrders('approve', number, '--message', 'Please send it to us.');
      await page.reload();
      await expect(told).toContainText(t('orderPage.refundStates.approved'));
      await expect(told).toContainText('Please send it to us.');
      const [line] = (await askOrder(shopper, id)).lines;
      expect(line).toMatchObject({ quantity: 2, returned: 1, returnable: 1 });

      await becomeAnother(page);
      expect((await page.request.get(address ?? '')).status()).toBe(404);
    });
  });
}

test('a guest in the EU withdraws by the link of the order, and gets a receipt', async ({
  page,
}) => {
  test.slow();
  const email = `marie-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;
  const buyer = await visit(page, 'fr');
  const { t, paths } = buyer;
  const [card] = (await askCards(buyer, 5)).slice(5);
  const product = await askProduct(buyer, card?.id ?? '');
  await addUnits(buyer, { product, inventoryId: inStock(product).id, quantity: 1 });
  const address = {
    name: 'Marie Curie',
    email,
    phone: '+33612345678',
    country: 'FR',
    state: '',
    city: 'Paris',
    zip: '75005',
    address_1: '1 rue Pierre et Marie Curie',
    address_2: '',
  };
  const placed = await order(buyer, address);
  const { number, link_token: token } = placed;
  await operateOrders('advance', number, '--to', 'delivered');

  await becomeAnother(page);
  await page.goto(paths.trackOrder(token));
  await page.getByRole('link', { name: t('orderPage.withdraw') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await page.getByRole('button', { name: t('withdrawPage.next') }).click();
  await expect(page.getByRole('heading', { name: t('withdrawPage.confirmTitle') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(product.title);
  await page.getByRole('button', { name: t('withdrawPage.confirm') }).click();
  await expect(page).toHaveURL(paths.trackOrder(token));
  const told = page.getByRole('region', { name: t('orderPage.requests') });
  await expect(told).toContainText(t('orderPage.withdrawStates.requested'));
  await expect(page.getByRole('link', { name: t('orderPage.withdraw') })).toHaveCount(0);
  // Nobody is asked to review what they have just given back.
  await expect(page.getByRole('button', { name: t('orderPage.review') })).toHaveCount(0);

  const { subject, text: receipt } = await readMail(email, 'order-return', 'UTC');
  expect(subject).toBe(t('mail.withdrawn.subject', { number }));
  expect(receipt).toContain(product.title);
  expect(receipt).toContain('Marie Curie');
  expect(receipt).toContain('UTC');
});
