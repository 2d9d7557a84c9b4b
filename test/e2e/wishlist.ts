import { expect } from '@playwright/test';
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
