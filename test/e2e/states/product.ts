import { expect } from '@playwright/test';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import type { ReviewsData } from '#contract/reviews/review.ts';
import { ask, askProduct, LARGE_PICTURE, named, type Visit } from '#test/e2e/shop.ts';
import { findKind, findSoldOutProduct, goTo, press, type State } from './state.ts';

/** Shoppers have sent pictures of it, and have written of it in several languages. */
const PICTURED = '573';

const hasChoice = ({ attributes, in_stock }: ProductDetail) => in_stock && attributes.length > 0;

const openProduct = async (
  shopper: Visit,
  kind: string,
  wished: Parameters<typeof findKind>[2],
): Promise<ProductDetail> => {
  const product = await findKind(shopper, kind, wished);
  await goTo(shopper, shopper.paths.product(product));
  return product;
};

const openFullScreen = async (shopper: Visit): Promise<void> => {
  const { page, t } = shopper;
  await openProduct(shopper, 'choice', hasChoice);
  await press(shopper, t('product.fullScreen'));
  await expect(page.locator('dialog:modal')).toBeVisible();
};

const openPictures = async (shopper: Visit): Promise<void> => {
  const { page, paths } = shopper;
  const product = await askProduct(shopper, PICTURED);
  await goTo(shopper, `${paths.product(product)}?reviews_pictures=1`);
  await expect(page.locator('#reviews article img').first()).toBeVisible();
};

/** The page of a product and what can be done on it. */
export const productStates: State[] = [
  {
    name: 'a product with a choice',
    open: async (shopper) => void (await openProduct(shopper, 'choice', hasChoice)),
  },
  {
    name: 'a product of a set',
    open: async (shopper) =>
      void (await openProduct(shopper, 'set', ({ bundle_deals }) => bundle_deals.sets.length > 0)),
  },
  {
    name: 'a product in a flash sale',
    open: async (shopper) =>
      void (await openProduct(
        shopper,
        'product in a flash sale',
        ({ end_time }) => end_time !== null,
      )),
  },
  {
    name: 'a product bought by numbers',
    open: async (shopper) =>
      void (await openProduct(shopper, 'buy-get', ({ bundle_deals }) =>
        Boolean(bundle_deals.buy_get),
      )),
  },
  {
    name: 'a sold-out product',
    open: async (shopper) => {
      const product = await findSoldOutProduct(shopper);
      await goTo(shopper, shopper.paths.product(product));
    },
  },
  {
    name: 'a sold-out variant',
    open: async (shopper) => {
      const { page, t } = shopper;
      const product = await openProduct(
        shopper,
        'sold-out variant',
        (one) =>
          hasChoice(one) &&
          one.attributes.length === 1 &&
          one.attributes.every(({ values }) => values.some(({ color }) => color !== null)) &&
          one.inventory.some(({ quantity }) => quantity === 0),
      );
      const gone = product.inventory.find(({ quantity }) => quantity === 0);
      for (const { attribute_id, value_id } of gone?.inventory_attributes ?? []) {
        const name = `attribute_${attribute_id}`;
        await page.locator(`label:has(input[name="${name}"][value="${value_id}"])`).click();
      }
      await expect(page.locator('main').getByText(t('product.outOfStock')).first()).toBeVisible();
    },
  },
  {
    name: 'a choice that is not made',
    open: async (shopper) => {
      const { page, t } = shopper;
      await openProduct(
        shopper,
        'open choice',
        (product) => hasChoice(product) && product.attributes.length > 1,
      );
      await press(shopper, t('product.addToCart'));
      await expect(
        page.getByRole('alert').filter({ hasText: named(t, 'product.chooseAttribute') }),
      ).toBeVisible();
    },
  },
  { name: 'pictures over the whole screen', open: openFullScreen },
  {
    name: 'a picture enlarged',
    picture: LARGE_PICTURE,
    open: async (shopper) => {
      await openFullScreen(shopper);
      const image = shopper.page.locator('dialog button img').first();
      await expect(image).toHaveCSS('background-image', 'none');
      await press(shopper, shopper.t('product.zoomIn'));
      await expect(
        shopper.page.getByRole('button', { name: shopper.t('product.zoomOut') }),
      ).toBeVisible();
    },
  },
  {
    name: 'the glass over a picture',
    only: 1440,
    open: async (shopper) => {
      const { page } = shopper;
      await openProduct(shopper, 'choice', hasChoice);
      await page.locator('#picture-1').hover();
      await expect(page.locator('.hover-zoom')).toHaveCSS('opacity', '1');
    },
  },
  { name: 'reviews with pictures', open: openPictures },
  {
    name: 'a question about a product, about to be asked',
    open: async (shopper) => {
      const { page, t } = shopper;
      await openProduct(shopper, 'choice', hasChoice);
      await page.getByLabel(t('questions.label')).focus();
    },
  },
  {
    name: 'a picture of a review',
    open: async (shopper) => {
      const { page, t } = shopper;
      await openPictures(shopper);
      await page.locator('#reviews article').getByRole('button').first().click();
      const picture = page.getByRole('dialog').getByRole('img');
      await expect(picture).toBeVisible();
      // Its button closes it, and the focus is where it was.
      await press(shopper, t('layout.close'));
      await expect(picture).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(picture).toBeVisible();
    },
  },
  {
    name: 'what is wrong with a review, with nothing chosen',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      const { all } = await ask<ReviewsData>(shopper, `/reviews/${PICTURED}?with_images=1`);
      await goTo(shopper, paths.reviewFeedback(all.result[0]?.id ?? ''));
      await press(shopper, t('reviewPage.sendReport'));
      await expect(page.getByText(t('review.reasonRequired'))).toBeVisible();
    },
  },
  {
    name: 'another place for the delivery',
    open: async (shopper) => {
      const { page, t } = shopper;
      await openProduct(shopper, 'choice', hasChoice);
      await page.getByRole('link', { name: t('product.changePlace') }).click();
      await page.locator('select[name=country]').selectOption('US');
      await expect(page.getByRole('button', { name: t('product.showDelivery') })).toBeVisible();
    },
  },
  {
    name: 'the size guide',
    open: async (shopper) => {
      const { page, t } = shopper;
      await openProduct(
        shopper,
        'size guide',
        ({ description, attributes }) =>
          attributes.some(({ values }) => values.every(({ color }) => color === null)) &&
          description.includes('<caption>'),
      );
      await press(shopper, t('product.sizeGuide'));
      await expect(page.getByRole('dialog', { name: t('product.sizeGuide') })).toBeVisible();
    },
  },
];
