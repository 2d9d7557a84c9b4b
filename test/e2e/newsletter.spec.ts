import { randomUUID } from 'node:crypto';
import { expect, request } from '@playwright/test';
import { linkIn, readMail } from './outbox.ts';
import { visit } from './shop.ts';
import { test } from './test.ts';

for (const { language, width, javaScriptEnabled } of [
  { language: 'en', width: 1440, javaScriptEnabled: true },
  { language: 'ar', width: 390, javaScriptEnabled: true },
  { language: 'fr', width: 390, javaScriptEnabled: false },
] as const) {
  test.describe(`in ${language}, ${width} wide, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

    test('a visitor subscribes to the newsletter by its mail, and a press in the mail program ends it', async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const email = `reader-${randomUUID()}@example.com`;
      // In the footer; without scripts, or before they are there, a page of its own answers.
      const place = page.locator(javaScriptEnabled ? 'footer form' : 'main');
      const form = page.locator('footer form');
      await expect(async () => {
        await page.goto(paths.brands());
        await form.getByRole('button', { name: t('layout.newsletterSubmit') }).click();
        await expect(place.getByText(t('identity.emailRequired')).first()).toBeVisible({
          timeout: 2_000,
        });
      }).toPass({ timeout: 30_000 });
      await form.getByRole('textbox').fill('reader@example');
      await form.getByRole('button', { name: t('layout.newsletterSubmit') }).click();
      await expect(place.getByText(t('identity.emailInvalid')).first()).toBeVisible();
      await form.getByRole('textbox').fill(email);
      await form.getByRole('button', { name: t('layout.newsletterSubmit') }).click();
      await expect(place.getByText(t('newsletter.asked'))).toBeVisible();

      const asked = await readMail(email, 'newsletter-confirm');
      expect(asked.text).toContain(t('mail.newsletter-confirm.title'));
      await page.goto(linkIn(asked, 'token='));
      await page.getByRole('button', { name: t('subscription.confirmButton') }).click();
      const title = (name: Parameters<typeof t>[0]) =>
        page.getByRole('heading', { level: 1, name: t(name) });
      await expect(title('subscription.confirmedTitle')).toBeVisible();

      const welcome = await readMail(email, 'newsletter-welcome');
      const header = welcome.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
      const link = linkIn(welcome, 'token=');
      expect(header).toContain(link);
      await page.goto(link);
      await expect(
        page.getByRole('button', { name: t('subscription.endButton'), exact: true }),
      ).toBeVisible();

      // The mail program is nobody that the shop knows.
      const program = await request.newContext({ baseURL });
      const answer = await program.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
      expect(answer.status()).toBe(200);
      await program.dispose();
      await page.goto(link);
      await expect(title('subscription.endedTitle')).toBeVisible();
    });
  });
}

test('without a connection the newsletter’s form says so, and keeps what was typed', async ({
  page,
  context,
}) => {
  const { t, paths } = await visit(page, 'hi');
  const form = page.locator('footer form');
  const send = form.getByRole('button', { name: t('layout.newsletterSubmit') });
  for (const isScriptThere of [false, true]) {
    await page.goto(paths.brands());
    if (isScriptThere) {
      // What answers in place comes with the first press.
      await send.click();
      await expect(form.getByText(t('identity.emailRequired'))).toBeVisible();
    }
    await form.getByRole('textbox').fill('reader@example.com');
    await context.setOffline(true);
    await send.click();
    await expect(form.getByText(t('error.apiDown'))).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('reader@example.com');
    await context.setOffline(false);
  }
});
