import { expect, type Page } from '@playwright/test';
import { expectPaid, expectUnpaid, order, payBy, PHONE, press } from './paying.ts';
import { test, type PayingShop } from './paying-shop.ts';
import { textsOf } from '#test/simulators/page/language.ts';
import { askOrder, visit, type Visit } from './shop.ts';

// UPI moves rupees alone.
test.use({ currency: 'INR' });
// In one worker: a second one would take longer to open a shop of its own.
test.describe.configure({ mode: 'default' });

/** Reads the code with an app on another device, and does that there. */
const useApp = async (
  { page, t }: Visit,
  shop: PayingShop,
  outcome: 'pay' | 'decline',
): Promise<void> => {
  const link = await page
    .getByRole('link', { name: t('paymentPage.upiOpen') })
    .getAttribute('href');
  const reference = /[?&]tr=RZP(\w+)/.exec(link ?? '')?.[1];
  const app = await page.context().newPage();
  await app.goto(shop.upiApp);
  const says = textsOf('en');
  await expect(app.getByText(says('simulation', { provider: 'UPI' }))).toBeVisible();
  const code = app.locator(`#qr_${reference}`);
  if (outcome === 'decline') await code.locator('summary').click();
  await code.locator(`button[value=${outcome}]`).click();
  await expect(app.getByRole('heading')).toHaveText(says(outcome === 'pay' ? 'paid' : 'notPaid'));
  await app.close();
};

const expectCode = ({ page, t }: Visit): Promise<void> =>
  expect(page.getByAltText(t('paymentPage.qrCode'))).toBeVisible();

test('the page with the code sees by itself that an order is paid by UPI', async ({
  page,
  shop,
}) => {
  const shopper = await visit(page, 'en');
  await order(shopper, shop, 'UPI');
  await useApp(shopper, shop, 'pay');
  await expectPaid(shopper);
});

test('an order whose bank declines UPI is paid by Stripe', async ({ page, shop }) => {
  const shopper = await visit(page, 'en');
  await order(shopper, shop, 'UPI');
  await useApp(shopper, shop, 'decline');
  await expectCode(shopper);
  await payBy(shopper, 'Stripe');
  await press(page, 'pay');
  await expectPaid(shopper);
});

test('an order is paid by UPI in one of two tabs, and both say so', async ({
  page,
  context,
  shop,
}) => {
  const shopper = await visit(page, 'en');
  const before = shop.held();
  const id = await order(shopper, shop, 'UPI');
  const { amount } = await askOrder(shopper, id);
  const second = await visit(await context.newPage(), 'en');
  await second.page.goto(second.paths.orderPayment(id));
  await useApp(second, shop, 'pay');
  for (const tab of [second, shopper]) await expectPaid(tab);
  expect(shop.held() - before).toBe(amount);
});

test.describe('in Arabic on a phone', () => {
  test.use(PHONE);

  test('an order that was left is gone on with from its page, by the same code', async ({
    page,
    shop,
  }) => {
    const shopper = await visit(page, 'ar');
    const id = await order(shopper, shop, 'UPI');
    const linkOf = (tab: Page) =>
      tab.getByRole('link', { name: shopper.t('paymentPage.upiOpen') }).getAttribute('href');
    const link = await linkOf(page);
    await page.goto(shopper.paths.home());
    await expectUnpaid(shopper, id);
    await expectCode(shopper);
    expect(await linkOf(page)).toBe(link);
    await useApp(shopper, shop, 'pay');
    await expectPaid(shopper);
  });

  test('who goes back from the code has ordered once, and comes to it again', async ({
    page,
    shop,
  }) => {
    const shopper = await visit(page, 'ar');
    const id = await order(shopper, shop, 'UPI');
    await page.goBack();
    await expect(page).toHaveURL(shopper.paths.orderPayment(id));
    await expectCode(shopper);
    await useApp(shopper, shop, 'pay');
    await expectPaid(shopper);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, ...PHONE });

  test('an order by UPI is paid, and says so when its page is opened again', async ({
    page,
    shop,
  }) => {
    const shopper = await visit(page, 'ar');
    await order(shopper, shop, 'UPI');
    await useApp(shopper, shop, 'pay');
    await page.reload();
    await expectPaid(shopper);
  });
});
