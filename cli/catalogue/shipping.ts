import { SHIPPING_TYPE } from '#contract/codes.ts';
import type { Db, Trx } from '#db/client.ts';
import type { Texts } from '#db/types.ts';

/** Ids of rules by their English title, per store, the oldest first. Rules of no store are under 0. */
export type ShippingRules = Map<number, Map<string, number>>;

const STANDARD: Texts = {
  en: 'Standard delivery',
  fr: 'Livraison standard',
  ar: 'توصيل عادي',
  tr: 'Standart teslimat',
  hi: 'स्टैंडर्ड डिलीवरी',
};

const key = (title: Texts): string => title.en.toLowerCase();

const note = (rules: ShippingRules, store: number, title: Texts, id: number): void => {
  const own = rules.get(store) ?? new Map<string, number>();
  rules.set(store, own);
  if (!own.has(key(title))) own.set(key(title), id);
};

/** Reads the shipping rules of all stores. */
export const loadShipping = async (db: Db | Trx): Promise<ShippingRules> => {
  const rows = await db
    .selectFrom('shipping_rule')
    .select(['id', 'store_id', 'title'])
    .orderBy('id')
    .execute();
  const rules: ShippingRules = new Map();
  for (const { id, store_id, title } of rows) note(rules, store_id ?? 0, title, id);
  return rules;
};

/** A new rule delivers everywhere, free of charge, until the operator says otherwise. */
const addRule = async (trx: Trx, store: number, title: Texts): Promise<number> => {
  const { id } = await trx
    .insertInto('shipping_rule')
    .values({ store_id: store, title })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('shipping_place')
    .values({
      rule_id: id,
      type: SHIPPING_TYPE.location,
      country: null,
      price: 0,
      days_min: 2,
      days_max: 7,
    })
    .execute();
  return id;
};

/** The rule of that title by which products of the store are sent, or its oldest one; made where there is none. */
export const ensureShipping = async (
  trx: Trx,
  rules: ShippingRules,
  store: number,
  title?: Texts,
): Promise<number> => {
  const own = rules.get(store);
  const known = title
    ? (own?.get(key(title)) ?? rules.get(0)?.get(key(title)))
    : own?.values().next().value;
  if (known !== undefined) return known;
  const id = await addRule(trx, store, title ?? STANDARD);
  note(rules, store, title ?? STANDARD, id);
  return id;
};
