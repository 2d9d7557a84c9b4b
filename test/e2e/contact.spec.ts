import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { readMail } from './outbox.ts';
import { openAccount } from './person.ts';
import { visit, type Visit } from './shop.ts';
import { test } from './test.ts';

/** Writes to the shop with a wrong address, then with the right one. */
const write = async ({ page, t }: Visit, email: string): Promise<void> => {
  const box = (name: Parameters<typeof t>[0]) =>
    page.locator('main').getByLabel(t(name), { exact: true });
  await box('contact.name').fill('Ada Lovelace');
  await box('contact.email').fill('ada@example');
  await box('contact.subject').selectOption(t('contact.topics.product'));
  await page.locator('main [name=order_number]').fill('SK-7K2M-9QXD');
  await box('contact.message').fill('It whistles.\nIs that right?');
  const send = page.getByRole('button', { name: t('contact.submit') });
  await send.click();
  // Beside its field.
  await expect(box('contact.email')).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.locator('main').getByText(t('contact.emailInvalid'), { exact: true }),
  ).toBeVisible();
  await expect(box('contact.message')).toHaveValue('It whistles.\nIs that right?');
  await box('contact.email').fill(email);
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: t('contact.sentTitle') })).toBeVisible();
};

test('who is signed in writes to the shop, which can answer, and has a receipt', async ({
  page,
}) => {
  test.slow();
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const person = await openAccount(shopper, paths.contact());
  // The other pages of help stand beside it.
  await expect(
    page.getByRole('navigation', { name: t('sitemap.pages') }).locator('[aria-current]'),
  ).toHaveAttribute('href', paths.contact());
  const known = page.locator('main').getByLabel(t('contact.email'), { exact: true });
  await expect(known).toHaveValue(person.email);
  await write(shopper, person.email);
  // Both answer to, or go to, this address.
  const mail = await readMail(person.email, 'contact');
  expect(mail.text).toContain('It whistles.');
  expect(mail.subject).toContain(`SK-7K2M-9QXD: ${t('contact.topics.product')}`);
  const receipt = await readMail(person.email, 'contact-receipt');
  expect(receipt.to?.map(({ address }) => address)).toEqual([person.email]);
});

test.describe('in Arabic on a phone, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a guest finds the form in the footer and writes to the shop', async ({ page }) => {
    const shopper = await visit(page, 'ar');
    const { paths } = shopper;
    const email = `guest-${randomUUID()}@example.com`;
    await page.goto(paths.brands());
    await page.locator(`footer a[href="${paths.contact()}"]`).click();
    await expect(page).toHaveURL(paths.contact());
    await write(shopper, email);
    const mail = await readMail(email, 'contact');
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([email]);
  });
});
