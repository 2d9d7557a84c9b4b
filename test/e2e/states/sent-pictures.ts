import { expect } from '@playwright/test';
import { deliver } from '#test/e2e/operator.ts';
import { orderSome } from '#test/e2e/order.ts';
import { changePart, openAccount } from '#test/e2e/person.ts';
import type { Visit } from '#test/e2e/shop.ts';
import { drawPicture } from '#test/pictures.ts';
import { deliverSome } from './ordered.ts';
import { goTo, press, type State } from './state.ts';

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** Chooses two pictures, which the form shows. */
const choosePictures = async ({ page }: Visit): Promise<void> => {
  const buffer = await drawPicture(200, 150);
  const files = [fileOf('one.jpg', buffer), fileOf('two.jpg', buffer)];
  await page.locator('main input[type=file]').setInputFiles(files);
  await expect(page.getByRole('img', { name: 'two.jpg' })).toBeVisible();
};

const sendProfilePicture = async (shopper: Visit, buffer: Buffer): Promise<void> => {
  const { page, paths, t } = shopper;
  await openAccount(shopper, paths.profile());
  await changePart(shopper, t('accountPage.picture'));
  await page.locator('main input[name=picture]').setInputFiles([fileOf('me.jpg', buffer)]);
  await expect(page.getByRole('img', { name: 'me.jpg' })).toBeVisible();
  await press(shopper, t('accountPage.pictureSave'));
};

/** Pictures of shoppers in the forms that take them. */
export const sentPictureStates: State[] = [
  {
    name: 'the profile with a picture',
    open: async (shopper) => {
      await sendProfilePicture(shopper, await drawPicture(200, 200));
      const { page, t } = shopper;
      await expect(page.getByRole('img', { name: t('accountPage.pictureAlt') })).toBeVisible();
    },
  },
  {
    name: 'the profile, its picture refused',
    open: async (shopper) => {
      await sendProfilePicture(shopper, Buffer.from('no picture'));
      await expect(shopper.page.locator('main input[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'a review with pictures, about to be sent',
    open: async (shopper) => {
      const placed = await orderSome(shopper, 1);
      await deliver(placed);
      await goTo(shopper, shopper.paths.review(placed.lines[0]?.id ?? ''));
      await choosePictures(shopper);
    },
  },
  {
    name: 'a return with pictures, about to be sent',
    open: async (shopper) => {
      const { id } = await deliverSome(shopper);
      await goTo(shopper, shopper.paths.orderReturn(id));
      await choosePictures(shopper);
    },
  },
];
