import { expect } from '@playwright/test';
import type { homeWithStores } from './checkout.ts';
import type { Visit } from './shop.ts';

/** Adds an address as a form without scripts would. */
export const addToBook = async (
  { page, paths }: Visit,
  home: ReturnType<typeof homeWithStores>,
): Promise<void> => {
  const form = {
    ...home,
    intent: 'address',
    email: 'work@example.com',
    address_1: '1 High Street',
  };
  expect((await page.request.post(paths.addresses(), { form })).ok()).toBe(true);
};
