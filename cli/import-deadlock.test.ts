import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { createImporting, jsonLines, KETTLE } from '#test/importing.ts';
import { countWaiting } from '#test/waiting.ts';

const db = await testDatabase();
const { bring } = createImporting(db);

test('an import that got in the way of somebody else brings everything all the same', async () => {
  await bring('first.jsonl', jsonLines(KETTLE));
  const dearer = { handle: 'copper-kettle', title: 'Copper kettle', offer: '119.90' };

  // Somebody who takes locks the other way round: first the card, then the product.
  const { importing } = await db.transaction().execute(async (trx) => {
    await sql`set local deadlock_timeout = '30s'`.execute(trx);
    await sql`select from product_card for update`.execute(trx);
    const brought = bring('second.jsonl', jsonLines(dearer));
    await expect.poll(() => countWaiting(db), { interval: 20 }).toBe(1);
    await sql`select from product for update`.execute(trx);
    return { importing: brought };
  });

  const { tally, refused } = await importing;
  expect(refused).toEqual([]);
  expect(tally).toMatchObject({ changed: 1 });
  const { offered } = await db.selectFrom('product').select('offered').executeTakeFirstOrThrow();
  expect(offered).toBe(11_990);
});
