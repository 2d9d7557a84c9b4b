import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';
import { CommandError } from '#cli/command-error.ts';
import type { Named } from '#cli/formats/draft.ts';

/**
 * The store of products that name none: the one asked for, the only one of the shop, or, where
 * there is none yet, one with the shop's name. Of several the operator must say which, but only
 * when a product needs it, so that is refused there.
 */
export const findDefaultStore = async (
  db: Db,
  name: string | undefined,
  siteName: Texts,
): Promise<Named | undefined> => {
  if (name !== undefined) {
    if (name.trim() === '') throw new CommandError('--store needs the name of a store.');
    return { title: { en: name.trim() } };
  }
  const stores = await db.selectFrom('store').select(['slug', 'name']).limit(2).execute();
  const [only] = stores;
  if (stores.length > 1) return undefined;
  return only ? { slug: only.slug.en, title: only.name } : { title: siteName };
};
