import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { ApiEnv } from '#api/http/env.ts';
import type { Db } from '#db/client.ts';
import { refreshSearchDocuments } from '#db/search/documents.ts';
import { NOW } from './catalogue/base-products.ts';

const LONGEST = 20_000;
const PAUSE = 20;

type Print = (cells: readonly (string | number)[]) => void;

/** Changes a product as the shop's own writers do, in one transaction. */
const rename = (db: Db, id: number, title: string, price: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`
      update product set title = title || jsonb_build_object('en', ${title}::text), selling = ${price}, offered = 0, updated_at = ${NOW}
      where id = ${id}`.execute(trx);
    await sql`select refresh_product_cards(array[${id}::bigint], ${NOW})`.execute(trx);
    await refreshSearchDocuments(trx, [id], NOW);
  });

/**
 * Milliseconds from the commit of a new title and price until each call has it. The product is
 * a popular one without flash sale, and has its old title and price again at the end.
 */
export const measureVisibility = async (db: Db, api: Hono<ApiEnv>, print: Print): Promise<void> => {
  const { rows } = await sql<{
    id: number;
    title: string;
    selling: number;
    offered: number;
    category: string;
  }>`
    select card.product_id as id, card.title ->> 'en' as title, card.selling, card.offered,
      c.slug ->> 'en' as category
    from product_card card join category c on c.id = card.parent_category_id
    where flash_price is null order by popularity desc limit 1`.execute(db);
  const [product] = rows;
  if (!product) throw new Error('the shop has no product');
  const ask = async (path: string): Promise<string> =>
    (await api.request(`http://shop.bench/api/v1${path}`, { headers: { language: 'en' } })).text();
  const title = `${product.title} Quixoticum`;
  const price = 123_457;
  const priced = `"selling":${price}`;
  const places: [string, string, string][] = [
    ['product', `/product/${product.id}`, priced],
    ['listing', `/all?category=${product.category}`, priced],
    ['listing by price', `/all?category=${product.category}&min=${price}&max=${price}`, title],
    ['search', '/all?q=quixoticum', title],
    ['suggestions', '/search?q=quixoticum', title],
    ['home', '/home', priced],
  ];
  for (const [, path] of places) await ask(path);
  await rename(db, product.id, title, price);
  const start = performance.now();
  const waiting = new Set(places);
  while (waiting.size > 0 && performance.now() - start < LONGEST) {
    for (const place of waiting) {
      const [name, path, sign] = place;
      if (!(await ask(path)).includes(sign)) continue;
      waiting.delete(place);
      print([`visible: ${name}`, (performance.now() - start).toFixed(0)]);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  for (const [name] of waiting) print([`visible: ${name}`, `> ${LONGEST}`]);
  await rename(db, product.id, product.title, product.selling);
  await sql`update product set offered = ${product.offered} where id = ${product.id}`.execute(db);
  await sql`select refresh_product_cards(array[${product.id}::bigint], ${NOW})`.execute(db);
};
