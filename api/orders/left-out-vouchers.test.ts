import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeCart } from '#contract/cart/cart.ts';
import { keepVouchers } from '#contract/cart/use-voucher.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addVoucher } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });
const RUNS = 25;
const MOST = 4;
const kettle = await addOne(db, 'Kettle', { quantity: RUNS * MOST });

/** What the cart shows before and after its quantity was changed, with a voucher that may not hold any more. */
const changed = async (share: number, before: number, after: number) => {
  const shopper = new Shopper(app);
  const { summary } = await shopper.fill([kettle, before]);
  const code = `V${shopper.token}`.toUpperCase();
  await addVoucher(db, code, { min_spend: Math.floor(summary.subtotal * share) });
  const first = given(await shopper.ask(keepVouchers, { json: { codes: [code] } }));
  const json = { id: first.cartProducts[0]?.id ?? '', quantity: after };
  return { shopper, first, later: given(await shopper.ask(changeCart, { json })) };
};

test('whatever total was shown with a voucher that may hold no more, an order is of that total or of none', async () => {
  const quantity = fc.integer({ min: 1, max: MOST });
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0, max: 1, noNaN: true }),
      quantity,
      quantity,
      async (share, before, after) => {
        const { shopper, first, later } = await changed(share, before, after);
        const { total } = later.summary;
        for (const shown of [first.summary.total, total - 1, total + 500].filter(
          (one) => one !== total,
        ))
          refused(await shopper.order({ amount: shown }));
        const { order } = given(await shopper.order({ amount: total }));
        expect(order.amount).toBe(total);
        expect(order.vouchers.map(({ saving }) => saving)).toEqual(
          later.vouchers.applied.map(({ saving }) => saving),
        );
      },
    ),
    { numRuns: RUNS },
  );
});
