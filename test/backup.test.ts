import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getOrders } from '#contract/orders/order.ts';
import { createDb } from '#db/client.ts';
import { callerOf } from '#test/app.ts';
import { addProduct } from '#test/factories.ts';
import { root, startShop, testFolder } from '#test/shop.ts';
import type { RunningShop } from '#test/shop.ts';
import { given, Shopper } from '#test/shopper.ts';

const PICTURE = 'shop/front.png';
const ARCHIVE = 'souk-data.tar.gz';

/** The commands that docs/operating.md gives for the PostgreSQL that comes with Souk. */
const readCommands = async (): Promise<[pack: string, unpack: string]> => {
  const text = await readFile(join(root, 'docs/operating.md'), 'utf8');
  const [pack, unpack, ...more] = text.match(new RegExp(`^tar .*${ARCHIVE}.*$`, 'gm')) ?? [];
  if (!pack || !unpack || more.length > 0) throw new Error('operating.md packs in another way.');
  return [pack, unpack];
};

const run = (command: string, folder: string): void => {
  const { status, stderr } = spawnSync(command, { cwd: folder, shell: true });
  expect(status, stderr.toString()).toBe(0);
};

const open = (folder: string): Promise<RunningShop> =>
  startShop({ DATA_DIR: join(folder, '.data') });

const callerIn = ({ url }: RunningShop) =>
  callerOf((path, init) => fetch(`${url}/api/v1${path}`, init));

/** A folder with an empty `.data` in it. */
const emptyPlace = async (): Promise<string> => {
  const folder = await testFolder();
  await mkdir(join(folder, '.data'), { mode: 0o711 });
  return folder;
};

/** A picture as a shopper gets it, byte for byte. */
const picture = async ({ url }: RunningShop): Promise<Buffer> => {
  const answer = await fetch(`${url}/media/320/${PICTURE}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

test('a shop that was packed and unpacked as docs/operating.md says has its orders and pictures', async () => {
  const [pack, unpack] = await readCommands();
  const [place, elsewhere] = [await emptyPlace(), await emptyPlace()];
  const originals = join(place, '.data/media/originals');
  await cp(join(root, 'docs/home.png'), join(originals, PICTURE));

  const shop = await open(place);
  const host = join(place, '.data/postgres/run');
  const db = createDb({ host, user: 'souk', database: 'souk' });
  const kettle = await addProduct(db, 'Kettle', { quantity: 3 });
  await db.destroy();
  const shopper = new Shopper(callerIn(shop));
  await shopper.fill([kettle.inventories[0] ?? 0, 2]);
  const order = await shopper.ordered();
  const seen = await picture(shop);
  expect(await shop.end('SIGTERM')).toBe(0);

  run(pack, place);
  await cp(join(place, ARCHIVE), join(elsewhere, ARCHIVE));
  run(unpack, elsewhere);

  const restored = await open(elsewhere);
  const again = new Shopper(callerIn(restored));
  again.token = shopper.token;
  const found = given(await again.ask(getOrders, { json: { order_id: order.id } }));
  expect(found.order).toEqual(order);
  expect(await picture(restored)).toEqual(seen);
  expect(await restored.end('SIGTERM')).toBe(0);
});
