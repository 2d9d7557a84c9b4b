import { isUuid } from '#contract/ids.ts';
import type { Db } from '#db/client.ts';
import type { OrderLinks } from './order-link.ts';

type Asked = { id: string | undefined; token: string | undefined };
type Requester = { db: Db; shopper: { id: string } | undefined; now: Date };

/** The id of the order that is meant, undefined where the asker may not see it or it is none. */
export const findPermittedOrder = async (
  links: OrderLinks,
  { db, shopper, now }: Requester,
  { id, token }: Asked,
): Promise<string | undefined> => {
  if (token !== undefined) return links.read(token, now);
  if (id === undefined || !shopper || !isUuid(id)) return undefined;
  const own = await db
    .selectFrom('order')
    .select('id')
    .where('id', '=', id)
    .where('shopper_id', '=', shopper.id)
    .executeTakeFirst();
  return own?.id;
};
