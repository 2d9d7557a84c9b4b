import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAttribute, addProduct, addVoucher } from '#test/factories.ts';
import { Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);

/** Numbers that look random and are the same in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const STOCK = 5;

const addVariants = async (): Promise<number[]> => {
  const colour = await addAttribute(db, 'Colour', ['Blue', 'Red', 'Green']);
  const made: number[] = [];
  for (const title of ['Cup', 'Plate', 'Bowl']) {
    const variants = colour.values.map((value) => ({
      values: { [colour.id]: value },
      quantity: STOCK,
    }));
    made.push(...(await addProduct(db, title, { variants })).inventories);
  }
  return made;
};

const soldBy = async () => {
  const rows = await db
    .selectFrom('order_line')
    .select((eb) => ['inventory_id', eb.fn.sum<string>('quantity').as('units')])
    .groupBy('inventory_id')
    .execute();
  return new Map(rows.map((row) => [row.inventory_id, Number(row.units)]));
};

test(
  'whatever two dozen baskets race for, sold and left make what there was',
  { timeout: 60_000 },
  async () => {
    const variants = await addVariants();
    const voucher = await addVoucher(db, 'RACE', { total_limit: 7, value: 100 });
    const random = numbers(7);
    const baskets: { shopper: Shopper; voucher: string[] }[] = [];
    for (let index = 0; index < 24; index += 1) {
      const shopper = new Shopper(app);
      const wishes = Array.from({ length: 3 }, (): [number, number] => [
        variants[random(variants.length)] ?? 0,
        1 + random(2),
      ]);
      await shopper.fill(...wishes);
      baskets.push({ shopper, voucher: random(3) === 0 ? ['RACE'] : [] });
    }
    const answers = await Promise.all(
      baskets.map((basket) => basket.shopper.order({ voucher: basket.voucher })),
    );

    expect(app.errors).toEqual([]);
    const placed = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(answers.length - placed);
    const stock = await db
      .selectFrom('inventory')
      .select(['id', 'quantity', 'product_id'])
      .execute();
    const sold = await soldBy();
    for (const { id, quantity } of stock) expect(quantity + (sold.get(id) ?? 0)).toBe(STOCK);

    const orders = await db.selectFrom('order').select('voucher_saving').execute();
    expect(orders).toHaveLength(placed);
    const { used } = await db
      .selectFrom('voucher')
      .select('used')
      .where('id', '=', voucher)
      .executeTakeFirstOrThrow();
    expect(used).toBe(orders.filter((order) => order.voucher_saving > 0).length);
    expect(used).toBeLessThanOrEqual(7);

    const cards = await db.selectFrom('product_card').select(['product_id', 'in_stock']).execute();
    for (const card of cards)
      expect(card.in_stock).toBe(
        stock.some((one) => one.product_id === card.product_id && one.quantity > 0),
      );
  },
);
