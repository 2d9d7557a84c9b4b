import { createHmac, randomUUID } from 'node:crypto';
import { readLink, signLink } from '#api/http/signed-link.ts';
import type { Shopper } from '#api/http/session.ts';
import type { Db } from '#db/client.ts';
import { getSecret } from '#db/secret.ts';

/** A form that stays open for longer is asked for anew. */
const HOURS = 12;

/**
 * The hidden token of the form for prescriptions (docs/decisions/052): it was made by this shop, for this
 * shopper, in the last hours, and its id makes one prescription however often it is sent.
 */
export const createFormTokens = (db: Db) => {
  const keyFor = async (shopper: Shopper | undefined): Promise<Buffer> =>
    createHmac('sha256', await getSecret(db, 'prescription-form'))
      .update(shopper?.id ?? 'nobody')
      .digest();
  return {
    make: async (shopper: Shopper | undefined, now: Date): Promise<string> => {
      const endsAt = new Date(now.getTime() + HOURS * 3_600_000);
      return signLink(await keyFor(shopper), { id: randomUUID(), endsAt });
    },
    /** The id of the form; undefined for another shopper's token, a forged one or one of the past. */
    read: async (
      token: string,
      shopper: Shopper | undefined,
      now: Date,
    ): Promise<string | undefined> => readLink(await keyFor(shopper), token, now),
  };
};
