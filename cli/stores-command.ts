import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { Command } from '#cli/command.ts';
import { tableOf } from '#cli/table.ts';

type Store = {
  id: number;
  slug: Texts;
  name: Texts;
  visible: boolean;
  joined_at: Date;
  products: number;
  followers: number;
  orders: number;
};

/** All stores, those with the most orders first. An order counts in each store that it is from, cancelled ones too. */
const listStores = async (db: Db): Promise<Store[]> => {
  const { rows } = await sql<Store>`
    select s.id, s.slug, s.name, s.visible, s.joined_at,
      (select count(*)::int from product_card where store_id = s.id) as products,
      coalesce((select followers from store_follower_count where store_id = s.id), 0) as followers,
      (select count(distinct order_id)::int from order_package where store_id = s.id) as orders
    from store s
    order by orders desc, followers desc, s.id`.execute(db);
  return rows;
};

/** `stores`: what each store has. */
export const storesCommand: Command = {
  usage: ['stores [--json]'],
  about: 'stores with their products, followers and orders',
  details:
    'Products are those that shoppers see. An order counts in each store that a part of it is from.',
  run: async ({ args, db, print }) => {
    const { values } = parseArgs({
      args,
      options: { json: { type: 'boolean', default: false } },
    });
    const stores = await listStores(db);
    if (values.json) print(JSON.stringify(stores, undefined, 2));
    else if (stores.length === 0) print('There are no stores.');
    else
      print(
        tableOf(
          [
            { title: 'address', cell: ({ slug }) => `/shop/${inLanguage(slug, 'en')}` },
            {
              title: 'products',
              cell: ({ products }) => products.toLocaleString('en'),
              end: true,
            },
            {
              title: 'followers',
              cell: ({ followers }) => followers.toLocaleString('en'),
              end: true,
            },
            { title: 'orders', cell: ({ orders }) => orders.toLocaleString('en'), end: true },
            { title: 'since', cell: ({ joined_at: at }) => at.toISOString().slice(0, 10) },
            { title: 'shown', cell: ({ visible }) => (visible ? 'yes' : 'no') },
            { title: 'name', cell: ({ name }) => inLanguage(name, 'en') },
          ],
          stores,
        ),
      );
    return 0;
  },
};
