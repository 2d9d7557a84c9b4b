import { askDatabase } from './database.ts';
import type { Visit } from './shop.ts';

export type SoldOut = { inventory: string; product: string; slug: string };

/** Who needs one that nobody else restocks or looks at. */
const SHARES = ['a guest with scripts', 'a guest without scripts', 'a look at the pages'] as const;

/** A variant of which there are none, of that share's own; `at` counts from the end of the catalogue. */
export const findSoldOut = async (
  { language }: Visit,
  share: (typeof SHARES)[number],
  at = 0,
): Promise<SoldOut> => {
  const [found] = await askDatabase<SoldOut>(
    `select i.id::text as inventory, i.product_id::text as product, in_language(card.slug, $1) as slug
    from inventory i join product_card card using (product_id)
    where i.quantity = 0 and card.in_stock and i.id % $2 = $3
      and exists (select from inventory_value v where v.inventory_id = i.id)
    order by i.id desc offset $4 limit 1`,
    [language, SHARES.length, SHARES.indexOf(share), at],
  );
  if (!found) throw new Error('The demo shop has too few variants that are sold out.');
  return found;
};

/** As an import does: the shop has so many of it from now on. */
export const setStock = async ({ inventory }: SoldOut, quantity: number): Promise<void> => {
  await askDatabase('update inventory set quantity = $2 where id = $1', [inventory, quantity]);
};

/** What the clock does each minute, at once. */
export const sendNotices = async (): Promise<void> => {
  await askDatabase(`select graphile_worker.add_job('notices', '{}', queue_name => 'notices')`);
};
