import type { Db } from '#db/client.ts';
import { openOwnFile } from '#api/files/open-own-file.ts';
import type { SentFile } from '#api/files/present-file.ts';
import type { PrivateFiles } from '#api/files/private-files.ts';
import { findPermittedOrder } from '#api/orders/find-permitted-order.ts';
import type { OrderLinks } from '#api/orders/order-link.ts';

type Sources = { links: OrderLinks; privateFiles: PrivateFiles };
type Requester = { db: Db; shopper: { id: string } | undefined; now: Date };

/** A picture of what is given back, for the owner of its order or whoever holds the link of that order. */
export const openPictureOfReturn = (
  { links, privateFiles }: Sources,
  requester: Requester,
  { id, token }: { id: string; token: string | undefined },
): Promise<SentFile | undefined> => {
  const { db } = requester;
  return openOwnFile({ db, privateFiles }, id, async (fileId) => {
    const found = await db
      .selectFrom('cancellation_picture as p')
      .innerJoin('cancellation as c', 'c.id', 'p.cancellation_id')
      .select('c.order_id')
      .where('p.file_id', '=', fileId)
      .executeTakeFirst();
    const permitted = await findPermittedOrder(links, requester, { id: found?.order_id, token });
    // The token opens the pictures of its own order only.
    return found !== undefined && permitted === found.order_id;
  });
};
