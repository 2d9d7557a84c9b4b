import { expect, test, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { Shopper } from '#test/shopper.ts';
import * as numbers from './order-number.ts';

vi.mock(import('./order-number.ts'), { spy: true });

const db = await testDatabase();
const app = testApp(db);
const { inventories } = await addProduct(db, 'Kettle');

const ordered = async () => {
  const shopper = new Shopper(app);
  await shopper.fill([inventories[0] ?? 0, 1]);
  return shopper.order();
};

test('an order whose number is taken gets another one', async () => {
  const first = (await ordered()).data.order.number;
  vi.mocked(numbers.orderNumber).mockReturnValueOnce(first).mockReturnValueOnce(first);
  const answer = await ordered();
  expect(answer.status).toBe(200);
  expect(answer.data.order.number).not.toBe(first);
});

test('where no number is free nothing is ordered, and the stock stays', async () => {
  const taken = (await ordered()).data.order.number;
  const stock = () => db.selectFrom('inventory').select('quantity').execute();
  const before = await stock();
  vi.mocked(numbers.orderNumber).mockReturnValue(taken);
  expect((await ordered()).status).toBe(500);
  expect(await stock()).toEqual(before);
});
