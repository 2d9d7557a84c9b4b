import { expect } from '@playwright/test';
import type { Order } from '#contract/orders/order.ts';
import { deliver, operateOrders } from '#test/e2e/operator.ts';
import { fillReturnable, GRACE, order, orderSome } from '#test/e2e/order.ts';
import { ask, askSimpleCard, becomeAnother, type Visit } from '#test/e2e/shop.ts';
import { goTo, press, type State } from './state.ts';

const openTracked = async (shopper: Visit, number: string, contact: string): Promise<void> => {
  const { page, paths, t } = shopper;
  await goTo(shopper, paths.trackOrder());
  await page.getByLabel(t('trackPage.number')).fill(number);
  await page.getByLabel(t('trackPage.contact')).fill(contact);
  await page.getByLabel(t('trackPage.contact')).press('Enter');
};

const openDelivered = async (shopper: Visit) => {
  const placed = await orderSome(shopper, 1);
  await deliver(placed);
  return placed;
};

export const MARIE = {
  name: 'Marie Curie',
  email: 'marie@example.org',
  phone: '+33612345678',
  country: 'FR',
  state: '',
  city: 'Paris',
  zip: '75005',
  address_1: '1 rue Cuvier',
  address_2: '',
};

/** An order of two products that has arrived, with a carrier that is known. */
export const deliverSome = async (shopper: Visit, address?: typeof MARIE): Promise<Order> => {
  await fillReturnable(shopper);
  const placed = await order(shopper, address);
  const carrier = ['--carrier', 'DHL', '--tracking', 'JD014600'];
  await operateOrders('ship', placed.number, '--package', '1', ...carrier);
  await operateOrders('advance', placed.number, '--to', 'delivered');
  return placed;
};

/** What follows an order. */
export const orderedStates: State[] = [
  {
    name: 'an order',
    open: async (shopper) => {
      const { id } = await orderSome(shopper);
      await goTo(shopper, shopper.paths.order(id));
    },
  },
  {
    name: 'an order behind its link',
    open: async (shopper) => {
      const { link_token: token } = await orderSome(shopper, 1);
      await becomeAnother(shopper.page);
      await goTo(shopper, shopper.paths.trackOrder(token));
    },
  },
  {
    name: 'a link that opens nothing',
    open: (shopper) => goTo(shopper, shopper.paths.trackOrder('forged')),
  },
  {
    name: 'the list of orders',
    open: async (shopper) => {
      await orderSome(shopper, 1);
      await goTo(shopper, shopper.paths.orders());
    },
  },
  { name: 'no orders yet', open: (shopper) => goTo(shopper, shopper.paths.orders()) },
  {
    name: 'the page for cancelling, with nothing chosen',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      const { id } = await orderSome(shopper);
      await goTo(shopper, paths.orderCancel(id));
      for (const box of await page.locator('main').getByRole('checkbox').all()) await box.uncheck();
      await press(shopper, t('cancelPage.submitDirect'));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a cancelled order',
    open: async (shopper) => {
      const { id } = await orderSome(shopper, 1);
      await ask(shopper, '/cancellation/cancel-order', { order_id: id });
      await goTo(shopper, shopper.paths.order(id));
    },
  },
  {
    name: 'a message to the store of an order',
    open: async (shopper) => {
      const { id, packages } = await orderSome(shopper, 1);
      const { paths } = shopper;
      await goTo(shopper, paths.storeMessage(packages[0]?.store.slug ?? '', { order: id }));
    },
  },
  {
    name: 'a message to a store that is refused',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      const { store } = await askSimpleCard(shopper);
      await goTo(shopper, paths.storeMessage(store.slug));
      await press(shopper, t('storeMessage.submit'));
      await expect(page.locator('main [aria-invalid=true]').first()).toBeFocused();
    },
  },
  {
    name: 'a message to a store that is sent',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      const { store } = await askSimpleCard(shopper);
      await goTo(shopper, paths.storeMessage(store.slug));
      await page.getByLabel(t('storeMessage.name')).fill(GRACE.name);
      await page.getByLabel(t('storeMessage.email')).fill(GRACE.email);
      await page.getByLabel(t('storeMessage.message')).fill('?');
      await press(shopper, t('storeMessage.submit'));
      await expect(page.getByRole('alert')).toHaveText(t('storeMessage.sent'));
    },
  },
  {
    name: 'the stars for what has been delivered',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      const { id } = await openDelivered(shopper);
      await goTo(shopper, paths.order(id));
      await page.getByRole('button', { name: t('orderPage.review') }).click();
      await expect(page.getByRole('dialog', { name: t('reviewPage.stars') })).toBeVisible();
    },
  },
  {
    name: 'a review without stars',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      const { lines } = await openDelivered(shopper);
      await goTo(shopper, paths.review(lines[0]?.id ?? ''));
      await press(shopper, t('reviewPage.publish'));
      await expect(page.getByText(t('review.ratingRequired'))).toBeVisible();
    },
  },
  {
    name: 'a review that was written',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      const { lines } = await openDelivered(shopper);
      const line_id = lines[0]?.id ?? '';
      await ask(shopper, '/rating-review/action', { line_id, rating: 4, review: '…' });
      await goTo(shopper, paths.review(line_id));
      await page.getByText(t('reviewPage.delete')).first().click();
      await expect(page.getByText(t('reviewPage.deleteConfirm'))).toBeVisible();
    },
  },
  {
    name: 'a review of what is on its way',
    open: async (shopper) => {
      const { lines } = await orderSome(shopper, 1);
      await goTo(shopper, shopper.paths.review(lines[0]?.id ?? ''));
    },
  },
  {
    name: 'the page that ends invitations to review',
    open: (shopper) => goTo(shopper, shopper.paths.noReviewInvitations()),
  },
  {
    name: 'the page for giving back, with nothing chosen',
    open: async (shopper) => {
      const { id } = await deliverSome(shopper);
      await goTo(shopper, shopper.paths.orderReturn(id));
      const { page, t } = shopper;
      for (const box of await page.locator('main').getByRole('checkbox').all()) await box.uncheck();
      await press(shopper, t('returnPage.submit'));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a withdrawal to be confirmed',
    open: async (shopper) => {
      const { id } = await deliverSome(shopper, MARIE);
      await goTo(shopper, shopper.paths.orderWithdraw(id));
      const { page, t } = shopper;
      await page.getByRole('main').getByRole('checkbox').first().check();
      await press(shopper, t('withdrawPage.next'));
      await expect(page.getByRole('button', { name: t('withdrawPage.confirm') })).toBeVisible();
    },
  },
  {
    name: 'an order that is given back in part',
    open: async (shopper) => {
      const { id, lines } = await deliverSome(shopper, MARIE);
      const json = { order_id: id, lines: [lines[0]?.id], kind: 'withdraw' };
      await ask(shopper, '/cancellation/cancel-order', json);
      await goTo(shopper, shopper.paths.order(id));
    },
  },
  {
    name: 'an invoice',
    open: async (shopper) => {
      const { id } = await orderSome(shopper);
      await goTo(shopper, shopper.paths.orderInvoice(id));
    },
  },
  {
    name: 'tracking, not filled in',
    open: async (shopper) => {
      await openTracked(shopper, '', '');
      await expect(shopper.page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'an order that is tracked',
    open: async (shopper) => {
      const { number } = await orderSome(shopper, 1);
      await becomeAnother(shopper.page);
      await openTracked(shopper, number, GRACE.email);
      const title = shopper.t('orderPage.title', { number });
      await expect(shopper.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  },
  {
    name: 'an order that is not found',
    open: async (shopper) => {
      await openTracked(shopper, 'SK-AAAA-AAAA', GRACE.email);
      await expect(shopper.page.getByRole('alert')).toBeVisible();
    },
  },
];
