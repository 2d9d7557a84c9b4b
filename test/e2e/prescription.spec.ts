import { expect, test as plain } from '@playwright/test';
import sharp from 'sharp';
import { prescriptionsCommand } from '#cli/prescriptions-command.ts';
import { operate } from './operator.ts';
import { newPerson, openAccount, type Person } from './person.ts';
import { visit, type Visit } from './shop.ts';
import { test } from './test.ts';

const draw = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  });

type File = { name: string; mimeType: string; buffer: Buffer };

const photo = async (name: string): Promise<File> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await draw(120, 80).jpeg().toBuffer(),
});

/** As a phone takes it: more than the shop takes. */
const largePhoto = async (name: string): Promise<File> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await draw(1_600, 1_200).jpeg({ quality: 98 }).toBuffer(),
});

const broken = (name: string): File => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('no picture at all'),
});

/** Opens the pop-up by the link in the header, through the menu where there is no room for it. */
const openPopup = async ({ page, t, paths }: Visit) => {
  const links = page.locator(`a[href="${paths.uploadPrescription()}"]`);
  const inSight = links.filter({ visible: true });
  if ((await inSight.count()) === 0) {
    await page.getByRole('button', { name: t('layout.menu') }).click();
    await expect(inSight).not.toHaveCount(0);
  }
  await inSight.first().click();
  const popup = page.getByRole('dialog', { name: t('layout.uploadPrescription') });
  await expect(popup.getByRole('button', { name: t('prescription.send') })).toBeVisible();
  return popup;
};

type Form = Awaited<ReturnType<typeof openPopup>>;

const fieldOf = ({ t }: Visit, form: Form, at: number) =>
  form.getByLabel(t('prescription.file', { number: at }), { exact: true });

const fillIn = async ({ t }: Visit, form: Form, { name, email }: Person): Promise<void> => {
  await form.getByLabel(t('prescription.name'), { exact: true }).fill(name);
  await form.getByLabel(t('prescription.email'), { exact: true }).fill(email);
  await form.getByLabel(t('prescription.phone'), { exact: true }).fill('+33612345678');
};

/** Sends three pictures, after a wrong file and without a connection: what was entered stays meanwhile. */
const sendThree = async (shopper: Visit, popup: Form): Promise<void> => {
  const { page, t, paths } = shopper;
  const note = await popup.getByLabel(t('prescription.note')).inputValue();
  await fieldOf(shopper, popup, 1).setInputFiles(await photo('one.jpg'));
  await fieldOf(shopper, popup, 2).setInputFiles(broken('two.jpg'));
  await fieldOf(shopper, popup, 3).setInputFiles(await largePhoto('three.jpg'));
  // It is made smaller first.
  await expect(popup.getByRole('img', { name: 'three.jpg' })).toBeVisible({ timeout: 30_000 });
  const shown = popup.getByRole('img', { name: 'one.jpg' });
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(120);
  await popup.getByRole('button', { name: t('prescription.send') }).click();

  // A wrong file: the form and the good ones stay.
  await expect(popup.getByRole('alert')).toContainText(t('prescription.kept'));
  await expect(fieldOf(shopper, popup, 2)).toHaveAttribute('aria-invalid', 'true');
  await expect(popup.getByRole('img', { name: 'one.jpg' })).toBeVisible();
  await fieldOf(shopper, popup, 2).setInputFiles(await photo('again.jpg'));
  await expect(popup.getByRole('img', { name: 'again.jpg' })).toBeVisible();

  // The network is cut: the same.
  const address = `**${paths.prescriptionForm()}`;
  await page.route(address, (route) => route.abort());
  await popup.getByRole('button', { name: t('prescription.send') }).click();
  await expect(popup.getByRole('alert')).toContainText(t('error.apiDown'));
  await expect(popup.getByLabel(t('prescription.note'))).toHaveValue(note);
  await page.unroute(address);
  await popup.getByRole('button', { name: t('prescription.send') }).click();
  await expect(page.getByText(t('prescription.sent'))).toBeVisible();
  await expect(popup).toBeHidden();
};

const NUMBER = /RX-\w{4}-\w{4}/;

test('a prescription is sent from the header, answered by the operator, seen and deleted', async ({
  page,
}) => {
  test.slow();
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const person = await openAccount(shopper);
  await page.goto(paths.brands());
  const popup = await openPopup(shopper);
  // Who is signed in need not type it.
  await expect(popup.getByLabel(t('prescription.email'), { exact: true })).toHaveValue(
    person.email,
  );
  await popup.getByLabel(t('prescription.phone'), { exact: true }).fill('+33612345678');
  await popup.getByLabel(t('prescription.note')).fill('Two boxes, please');
  await sendThree(shopper, popup);

  await page.goto(paths.prescriptions());
  const card = page.locator('main li').filter({ hasText: NUMBER });
  await expect(card.getByText(t('prescription.states.received'), { exact: true })).toBeVisible();
  const pictures = card.getByRole('img');
  await expect(pictures).toHaveCount(3);
  const drawn = () =>
    pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(drawn).toBe(true);
  const number = NUMBER.exec(await card.innerText())?.[0] ?? '';
  expect(await operate(prescriptionsCommand, 'show', number)).toContain('Two boxes, please');
  await operate(prescriptionsCommand, 'answer', number, '--message', 'Ready tomorrow at noon');
  await page.reload();
  await expect(card.getByText(t('prescription.states.answered'), { exact: true })).toBeVisible();
  await expect(card.getByText('Ready tomorrow at noon')).toBeVisible();

  await card.locator('summary').click();
  await card.getByRole('button', { name: t('prescription.eraseNow') }).click();
  await expect(page.getByText(t('prescription.none'))).toBeVisible();
});

test('in Arabic on a phone, the form waits while it is closed, and a visitor sends it', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const shopper = await visit(page, 'ar');
  const { t, paths } = shopper;
  await page.goto(paths.brands());
  const popup = await openPopup(shopper);
  await fillIn(shopper, popup, newPerson());
  await fieldOf(shopper, popup, 1).setInputFiles(await photo('one.jpg'));
  await expect(popup.getByRole('img', { name: 'one.jpg' })).toBeVisible();
  await popup.getByRole('button', { name: t('prescription.cancel') }).click();
  await expect(popup).toBeHidden();
  await openPopup(shopper);
  await expect(popup.getByRole('img', { name: 'one.jpg' })).toBeVisible();
  await popup.getByLabel(t('prescription.note')).fill('علبتان من فضلك');
  await sendThree(shopper, popup);
  await page.goto(paths.prescriptions());
  await expect(page.getByText(t('prescription.states.received'), { exact: true })).toBeVisible();
});

plain.describe('without scripts', () => {
  plain.use({ javaScriptEnabled: false });

  plain('a prescription is sent by its page, and deleted', async ({ page }) => {
    const shopper = await visit(page, 'fr');
    const { t, paths } = shopper;
    await page.goto(paths.brands());
    const links = page.locator(`a[href="${paths.uploadPrescription()}"]`);
    await links.filter({ visible: true }).first().click();
    await expect(page).toHaveURL(paths.uploadPrescription());
    const form = page.locator('main');
    await fillIn(shopper, form, newPerson());
    await fieldOf(shopper, form, 1).setInputFiles(await photo('one.jpg'));
    await fieldOf(shopper, form, 2).setInputFiles(broken('two.jpg'));
    await form.getByRole('button', { name: t('prescription.send') }).click();
    await expect(form.getByRole('alert')).toContainText(t('prescription.chooseAgain'));
    await expect(form.getByLabel(t('prescription.name'), { exact: true })).toHaveValue(
      'Ada Lovelace',
    );
    for (const at of [1, 2, 3])
      await fieldOf(shopper, form, at).setInputFiles(await photo(`${at}.jpg`));
    await form.getByRole('button', { name: t('prescription.send') }).click();
    await expect(page).toHaveURL(paths.prescriptions());
    await expect(form.locator('li').getByRole('img')).toHaveCount(3);
    await expect(form.getByText(t('prescription.sent'))).toBeVisible();
    await form.locator('summary', { hasText: t('prescription.erase') }).click();
    await form.getByRole('button', { name: t('prescription.eraseNow') }).click();
    await expect(form.getByText(t('prescription.none'))).toBeVisible();
  });
});
