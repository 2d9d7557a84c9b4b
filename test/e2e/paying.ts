import { expect, type Page } from '@playwright/test';
import { GRACE } from './order.ts';
import type { PayingShop } from './paying-shop.ts';
import { textsOf, type Texts } from '#test/simulators/page/language.ts';
import { ask, askOrderCount, named, type Visit } from './shop.ts';

/** The ways to pay before anything is sent, by their numbers. */
export const METHODS = {
  Stripe: 3,
  PayPal: 4,
  Flutterwave: 5,
  Razorpay: 1,
  Iyzico: 6,
  UPI: 7,
} as const;
export type Method = keyof typeof METHODS;

export type Outcome = 'pay' | 'decline' | 'abandon';

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Chooses a way to pay by its number, and presses the button that pays. */
export const choose = async ({ page, t }: Visit, value: number): Promise<void> => {
  const label = page.locator(`label:has([name=method][value="${value}"])`);
  const others = page.getByText(t('paymentPage.other'), { exact: true });
  const more = page.getByText(t('checkoutPage.moreMethods'), { exact: true });
  await expect(label.or(others).or(more).filter({ visible: true }).first()).toBeVisible();
  // Where a payment was begun that stands out, the others are folded away; and so are further ones that take cards.
  if (!(await label.or(more).filter({ visible: true }).count())) await others.click();
  if (!(await label.isVisible())) await more.click();
  await label.click();
  await pressPay({ page });
};

/** Presses the button that pays by what is chosen. */
export const pressPay = async ({ page }: Pick<Visit, 'page'>): Promise<void> => {
  const form = page.locator('form:has([name=method])');
  // At checkout the button stands beside the form.
  const buttons = form.locator('button[type=submit]').or(page.locator('button[form=order]'));
  await buttons.filter({ visible: true }).last().click();
};

/** Without scripts the page that posts a form to the provider needs a press. */
export const goOnByForm = ({ page, t }: Visit): Promise<void> =>
  page.getByRole('button', { name: named(t, 'paymentPage.goOnWith') }).click();

/** The texts of a provider's page. Iyzico's is in the language of the browser, where it has not the shop's. */
export const textsOfProvider = ({ language }: Visit, method: Method): Texts =>
  textsOf(method === 'Iyzico' && language !== 'tr' ? 'en' : language);

/** The page of the provider, in the shopper's language. */
export const expectProvider = async (shopper: Visit, method: Method): Promise<void> => {
  const says = textsOfProvider(shopper, method)('simulation', { provider: method });
  await expect(shopper.page.getByText(says)).toBeVisible();
};

/** Orders a kettle, and comes to where it is paid; the id of the order. */
export const order = async (
  shopper: Visit,
  shop: PayingShop,
  method: Method,
  { javaScriptEnabled = true } = {},
): Promise<string> => {
  const { page, paths } = shopper;
  const form = { intent: 'add', quantity: '1', ...shop.kettle };
  expect((await page.request.post(paths.cart(), { form })).ok()).toBe(true);
  await ask(shopper, '/cart/update-shipping', { address: GRACE });
  await page.goto(paths.checkout());
  await choose(shopper, METHODS[method]);
  if (method === 'Razorpay' && !javaScriptEnabled) await goOnByForm(shopper);
  if (method === 'UPI')
    await expect(page.getByAltText(shopper.t('paymentPage.qrCode'))).toBeVisible();
  else await expectProvider(shopper, method);
  const { orders } = await ask<{ orders: { result: { id: string }[] } }>(
    shopper,
    '/order/by-user',
    {
      page: 1,
    },
  );
  return orders.result[0]?.id ?? '';
};

/** Pays an order another way, from the shop's page for it. */
export const payBy = async (shopper: Visit, method: Method): Promise<void> => {
  await choose(shopper, METHODS[method]);
  await expectProvider(shopper, method);
};

/** Presses a button on the page of the provider. */
export const press = async (page: Page, outcome: Outcome): Promise<void> => {
  if (outcome === 'decline') await page.locator('summary').click();
  await page.locator(`button[value=${outcome}]`).click();
};

/** The order's page says that it is paid, once beside the thanks and at most once in its history, and confirmed. */
export const expectPaid = async ({ page, t }: Visit): Promise<void> => {
  await expect(page.getByRole('heading', { name: t('orderPage.thanks') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('orderPage.payNow') })).toHaveCount(0);
  const history = page.getByRole('region', { name: t('orderPage.history') });
  const paid = named(t, 'orderPage.money.paid');
  await expect(page.locator('main p').getByText(paid)).toHaveCount(1);
  expect(await history.getByText(paid).count()).toBeLessThan(2);
  const progress = page.getByRole('list', { name: t('orderPage.progress') });
  await expect(progress.getByRole('listitem').and(page.locator('[aria-current]'))).toContainText(
    t('orderPage.status.s2'),
  );
};

/** The order's page says that nothing is paid, and leads on to the payment. */
export const expectUnpaid = async ({ page, t, paths }: Visit, id: string): Promise<void> => {
  await page.goto(paths.order(id));
  await expect(
    page
      .getByText(t('orderPage.unpaid'), { exact: true })
      .or(page.getByRole('heading', { name: t('orderPage.waiting') })),
  ).toBeVisible();
  await page.getByRole('link', { name: t('orderPage.payNow') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(named(t, 'paymentPage.title'));
};

/** So many orders the shopper has placed. */
export const expectOrders = async (shopper: Visit, count: number): Promise<void> =>
  expect(await askOrderCount(shopper)).toBe(count);
