import { beforeEach, expect, test } from 'vitest';
import { listVouchers } from '#contract/vouchers/voucher.ts';
import { settingsCommand } from '#cli/settings-command.ts';
import { vouchersCommand } from '#cli/vouchers-command.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, addStore } from '#test/factories.ts';
import { Operator } from '#test/operator.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const operator = new Operator(db);
const vouchers = (...args: string[]) => operator.run(vouchersCommand, ...args);
const create = (...args: string[]) =>
  vouchers('create', 'spring', '--title', 'Spring', '--until', '2026-06-30', ...args);

beforeEach(async () => {
  await db.deleteFrom('voucher').execute();
  await db.deleteFrom('setting').execute();
});

test('a voucher that is issued can be used at once, and no more once it is disabled', async () => {
  const { code, out } = await create('--amount', '5.00', '--title-fr', 'Printemps');
  expect({ code, out }).toEqual({
    code: 0,
    out: 'Voucher SPRING can be used from 2026-06-15 12:00 to 2026-07-01 00:00 (UTC).',
  });
  const { inventories } = await addProduct(db, 'Kettle');
  const shopper = new Shopper(app);
  const offered = given(await shopper.ask(listVouchers, { language: 'fr' }));
  expect(offered.vouchers).toMatchObject([{ code: 'SPRING', title: 'Printemps', value: 500 }]);
  await shopper.fill([inventories[0] ?? 0, 2]);
  expect((await shopper.ordered({ voucher: 'SPRING' })).voucher_saving).toBe(500);
  expect((await vouchers('disable', 'spring')).code).toBe(0);
  await shopper.fill([inventories[0] ?? 0, 1]);
  expect(refused(await shopper.order({ voucher: 'SPRING' })).form).toHaveLength(1);
  expect(await vouchers('disable', 'SPRING')).toMatchObject({
    code: 2,
    error: 'Voucher SPRING is disabled already.',
  });
});

test('they are listed with how far they are used; what is over on request', async () => {
  await addStore(db, { en: 'Tea House', ar: 'بيت الشاي' });
  await create(
    ...'--percent 10 --max-saving 7.00 --min-spend 20 --limit 3 --per-shopper 1'.split(' '),
    ...'--store tea-house --private'.split(' '),
  );
  const { out } = await vouchers('list');
  expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    [
      'CODE',
      'STATE',
      'SAVES',
      'FROM A SUM OF',
      'USED',
      'BEGINS (UTC)',
      'ENDS (UTC)',
      'SHOWN',
      'STORE',
      'TITLE',
    ],
    [
      'SPRING',
      'running',
      '10 % up to $7.00',
      '$20.00',
      '0 of 3, 1 each',
      '2026-06-15 12:00',
      '2026-07-01 00:00',
      'private',
      'Tea House',
      'Spring',
    ],
  ]);
  await vouchers('disable', 'SPRING');
  expect((await vouchers('list')).out).toBe('No voucher runs or comes; --all shows the others.');
  const all = await operator.read(vouchersCommand, 'list', '--all', '--store', 'tea-house');
  expect(all).toMatchObject([{ code: 'SPRING', state: 'disabled' }]);
});

test('amounts have the decimals of the currency', async () => {
  await operator.run(settingsCommand, 'set', 'currency', 'JPY');
  expect((await create('--amount', '5.00')).error).toBe('');
  await db.deleteFrom('voucher').execute();
  expect((await create('--amount', '5.50')).error).toBe(
    '--amount is an amount as 500, and not "5.50".',
  );
});

test.each([
  [['--amount', '5', '--percent', '5'], 1, 'vouchers create needs either --amount or --percent.'],
  [['--percent', '101'], 2, 'A voucher saves 100 percent at most.'],
  [['--amount', '0'], 2, 'A voucher saves more than nothing.'],
  [['--amount', 'five'], 1, '--amount is an amount as 5.00, and not "five".'],
  [
    ['--amount', '5', '--max-saving', '3'],
    2,
    '--max-saving is for --percent; an --amount is its own limit.',
  ],
  [['--amount', '5', '--from', '2026-07-01'], 2, 'The voucher would end before it begins.'],
  [
    ['--amount', '5', '--from', '2026-02-31'],
    1,
    '--from is a day as 2026-12-31 or a time as 2026-12-31T18:00Z, and not "2026-02-31".',
  ],
  [
    ['--amount', '5', '--from', '2026-01-01', '--until', '2026-06-14'],
    2,
    'The voucher would have ended already.',
  ],
  [
    ['--amount', '5', '--limit', '2', '--per-shopper', '3'],
    2,
    '--per-shopper cannot be more than --limit, which is for all.',
  ],
  [
    ['--amount', '5', '--first-order', '--per-shopper', '2'],
    2,
    'A first order is one: --first-order goes with no other --per-shopper than 1.',
  ],
  [['--amount', '5', '--store', 'nowhere'], 2, 'There is no store with the address /shop/nowhere.'],
])('%j is refused with one sentence', async (args, code, error) => {
  expect(await create(...args)).toEqual({ code, out: '', error });
  expect(await operator.read(vouchersCommand, 'list', '--all')).toEqual([]);
});

test('a code is given once', async () => {
  await create('--amount', '5');
  expect(await create('--percent', '5')).toMatchObject({
    code: 2,
    error: 'There is a voucher SPRING already.',
  });
  const bad = await vouchers(
    'create',
    'a b',
    '--title',
    'x',
    '--until',
    '2026-07-01',
    '--amount',
    '1',
  );
  expect(bad.error).toBe('A code has 3 to 32 letters A to Z, digits, - or _.');
});
