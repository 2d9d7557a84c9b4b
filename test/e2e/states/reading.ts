import { expect } from '@playwright/test';
import type { Visit } from '#test/e2e/shop.ts';
import { goTo, press, type State } from './state.ts';

const menu = ({ page }: Visit) => page.locator('#menu');

const openMenu = async (shopper: Visit): Promise<void> => {
  const { paths, t } = shopper;
  await goTo(shopper, paths.brands());
  await press(shopper, t('layout.menu'));
  await expect(menu(shopper)).toBeVisible();
};

/** The home page and what opens over every page. */
export const homeStates: State[] = [
  { name: 'the home page', open: (shopper) => goTo(shopper, shopper.paths.home()) },
  {
    name: 'the pop-up banner',
    open: async (shopper) => {
      const { page, paths } = shopper;
      await page.addInitScript(() => localStorage.removeItem('popupBannerClosed'));
      await goTo(shopper, paths.home());
      // Once somebody turns to leave; before its scripts listen that is not seen.
      await expect(async () => {
        await page.locator('html').dispatchEvent('pointerleave');
        await expect(page.locator('dialog:modal')).toBeVisible({ timeout: 2_500 });
      }).toPass();
    },
  },
  { name: 'the category menu', open: openMenu },
  {
    name: 'the category menu, unfolded',
    only: 360,
    open: async (shopper) => {
      await openMenu(shopper);
      await menu(shopper).locator('summary').first().click();
      await expect(menu(shopper).locator('details[open] a').first()).toBeVisible();
    },
  },
  {
    name: 'the account menu',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await goTo(shopper, paths.brands());
      await page
        .locator('header summary')
        .filter({ hasText: t('layout.account') })
        .click();
      await expect(page.locator('header details a').first()).toBeVisible();
    },
  },
  {
    name: 'the language menu',
    only: 1440,
    open: async (shopper) => {
      const { page, paths } = shopper;
      await goTo(shopper, paths.brands());
      await page.locator('nav summary').first().click();
      await expect(page.locator('nav details a').first()).toBeVisible();
    },
  },
];

const legal = ['privacy', 'terms', 'returns', 'about', 'faq', 'help'].map((slug) => ({
  name: `the page "${slug}"`,
  open: (shopper: Visit) => goTo(shopper, shopper.paths.page(slug)),
}));

/** Pages to read, and those that say that there is nothing to read. */
export const readingStates: State[] = [
  ...legal,
  { name: 'the sitemap', open: (shopper) => goTo(shopper, shopper.paths.sitemap()) },
  { name: 'a page to come', open: (shopper) => goTo(shopper, shopper.paths.razorpayCallback()) },
  {
    name: 'the e-mail address that a provider did not name',
    open: async (shopper) => {
      const { page, paths } = shopper;
      const { origin } = new URL((await page.request.get('/readyz')).url());
      await page.context().addCookies([{ name: 'frontend_oauth', value: 'begun', url: origin }]);
      await goTo(shopper, paths.socialCallback());
      await expect(page.locator('input[name=email]')).toBeVisible();
    },
  },
  {
    name: 'an address without a page',
    open: (shopper) => goTo(shopper, shopper.paths.page('none')),
  },
  {
    name: 'the API is down',
    open: async (shopper) => {
      const { page, paths } = shopper;
      await goTo(shopper, paths.sitemap());
      await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: '' }));
      await page.locator(`a[href="${paths.stores()}"]`).filter({ visible: true }).first().click();
      await expect(page.locator('main').getByText('503')).toBeVisible();
    },
  },
];
