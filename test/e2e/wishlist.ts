import { expect } from '@playwright/test';
import { askDatabase } from './database.ts';
import type { Visit } from './shop.ts';

/** Puts products onto the wishlist, as forms without scripts would, the last one first on the list. */
export const wishFor = async ({ page, paths }: Visit, ...ids: string[]): Promise<void> => {
  for (const wish of ids) {
    const answer = await page.request.post(paths.saveProduct(), { form: { wish } });
    expect(answer.ok()).toBe(true);
  }
};

/** Makes the link to the list on its page, with a name or without; the link. */
export const makeLink = async ({ page, t }: Visit, name = ''): Promise<string> => {
  await page.getByLabel(t('wishlistPage.name')).fill(name);
  await page.getByRole('button', { name: t('wishlistPage.makeLink') }).click();
  const link = page.getByLabel(t('wishlistPage.link'));
  await expect(link).toHaveValue(/token=/);
  return link.inputValue();
};

/** As an import does: one product without variants costs so much from now on, in minor units. */
export const setPrice = async (productId: string, price: number): Promise<void> => {
  await askDatabase('update product set offered = $2 where id = $1', [productId, price]);
  await askDatabase('select refresh_product_cards(array[$1::bigint])', [productId]);
};
