import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { Visit } from '#test/e2e/shop.ts';
import { goTo, press, type State } from './state.ts';

const openPopup = async (shopper: Visit): Promise<void> => {
  const { page, paths, t } = shopper;
  await goTo(shopper, paths.brands());
  const links = page.locator(`a[href="${paths.uploadPrescription()}"]`).filter({ visible: true });
  if ((await links.count()) === 0) await press(shopper, t('layout.menu'));
  await links.first().click();
  await expect(page.getByRole('button', { name: t('prescription.send') })).toBeVisible();
};

const fillIn = async ({ page }: Visit): Promise<void> => {
  const typed = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+33612345678' };
  for (const [name, text] of Object.entries(typed))
    await page.locator(`main input[name=${name}]`).fill(text);
};

/** Sends one with a picture, and shows what became of it. */
export const sendOne = async (shopper: Visit): Promise<void> => {
  const { page, paths, t } = shopper;
  await goTo(shopper, paths.uploadPrescription());
  await fillIn(shopper);
  const buffer = await sharp({
    create: { width: 200, height: 200, channels: 3, background: '#eee' },
  })
    .jpeg()
    .toBuffer();
  const file = { name: 'one.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[name=resume]').setInputFiles(file);
  await expect(page.getByRole('img', { name: 'one.jpg' })).toBeVisible();
  await press(shopper, t('prescription.send'));
  await expect(page.getByText(t('prescription.sent'))).toBeVisible();
  await goTo(shopper, paths.prescriptions());
  await expect(page.getByText(t('prescription.states.received'), { exact: true })).toBeVisible();
};

/** Prescriptions: the form over a page and as a page, and what became of them. */
export const prescriptionStates: State[] = [
  { name: 'the pop-up for prescriptions', open: openPopup },
  {
    name: 'the page for prescriptions',
    open: (shopper) => goTo(shopper, shopper.paths.uploadPrescription()),
  },
  {
    name: 'the page for prescriptions, with a wrong file',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await goTo(shopper, paths.uploadPrescription());
      await fillIn(shopper);
      const buffer = Buffer.from('no picture');
      const file = { name: 'one.jpg', mimeType: 'image/jpeg', buffer };
      await page.locator('input[name=resume]').setInputFiles(file);
      await expect(page.getByRole('img', { name: 'one.jpg' })).toBeVisible();
      await press(shopper, t('prescription.send'));
      await expect(page.locator('main input[aria-invalid=true]')).toBeFocused();
    },
  },
  { name: 'no prescriptions yet', open: (shopper) => goTo(shopper, shopper.paths.prescriptions()) },
  { name: 'a prescription that was sent', open: sendOne },
  {
    name: 'a prescription, about to be deleted',
    open: async (shopper) => {
      await sendOne(shopper);
      const { page, t } = shopper;
      await page.locator('main summary', { hasText: t('prescription.erase') }).click();
      await expect(page.getByText(t('prescription.eraseSure'))).toBeVisible();
    },
  },
];
