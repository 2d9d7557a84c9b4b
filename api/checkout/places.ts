import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';
import type { Place } from './shipping-place.ts';

/** A way to send, with what a pick-up point says about itself. */
export type NamedPlace = Place & { title: Texts | null; address: string | null };

/** The places of these shipping rules. */
export const listPlaces = async (db: Db, ruleIds: readonly number[]): Promise<NamedPlace[]> => {
  if (ruleIds.length === 0) return [];
  const rows = await db
    .selectFrom('shipping_place')
    .where('rule_id', 'in', ruleIds)
    .select([
      'id',
      'rule_id as ruleId',
      'type',
      'country',
      'state',
      'title',
      'address',
      'price',
      'days_min as daysMin',
      'days_max as daysMax',
    ])
    .execute();
  return rows.map(({ type, ...place }) => ({
    ...place,
    kind: type === 1 ? 'location' : 'pickup',
  }));
};
