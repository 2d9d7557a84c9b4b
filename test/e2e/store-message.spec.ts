import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { messagesCommand } from '#cli/messages-command.ts';
import { asOperator } from './operator.ts';
import { readMail } from './outbox.ts';
import { askSimpleCard, visit } from './shop.ts';
import { test } from './test.ts';

/** The demo shop's own address. */
const SHOP = 'help@souk.example';

test.describe('in Arabic on a phone, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a guest writes to a store, which can answer the mail', async ({ page }) => {
    const shopper = await visit(page, 'ar');
    const { t, paths } = shopper;
    const { store } = await askSimpleCard(shopper);
    const email = `selma-${randomUUID()}@example.com`;
    const text = `هل يمكن تغليفها كهدية؟ ${randomUUID()}`;
    await page.goto(paths.store(store.slug));
    await page.getByRole('link', { name: t('store.write') }).click();
    await expect(page).toHaveURL(paths.storeMessage(store.slug));

    const send = () => page.getByRole('button', { name: t('storeMessage.submit') }).click();
    await page.getByLabel(t('storeMessage.message')).fill(text);
    await send();
    await expect(page.getByText(t('identity.nameRequired'))).toBeVisible();
    await expect(page.getByText(t('identity.emailRequired'))).toBeVisible();
    // What was typed is still there.
    await expect(page.getByLabel(t('storeMessage.message'))).toHaveValue(text);
    await page.getByLabel(t('storeMessage.name')).fill('سلمى');
    await page.getByLabel(t('storeMessage.email')).fill(email);
    await send();
    await expect(page.getByRole('alert')).toHaveText(t('storeMessage.sent'));

    const mail = await readMail(SHOP, 'store-message', text);
    expect(mail.replyTo?.[0]?.address).toBe(email);
    const kept = await asOperator((operator) =>
      operator.read(messagesCommand, 'list', '--limit', '1000'),
    );
    expect(kept).toContainEqual(
      expect.objectContaining({ email, message: text, language: 'ar', order: null }),
    );
  });
});
