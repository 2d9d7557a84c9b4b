import type { Insertable } from 'kysely';
import type { Trx } from '#db/client.ts';
import { STORES } from '#demo/stores.ts';
import type { Store } from '#demo/stores.ts';
import type { FiveTexts } from '#demo/text.ts';
import { fillIn, text } from '#demo/text.ts';
import type { ShippingPlaceTable } from '#db/types.ts';
import type { Ids } from './structure.ts';
import { getFrom, insertNumbered, insertRows } from './rows.ts';

type Place = Omit<Insertable<ShippingPlaceTable>, 'rule_id'>;

const STANDARD = text(
  'Standard delivery',
  'Livraison standard',
  'توصيل عادي',
  'Standart teslimat',
  'स्टैंडर्ड डिलीवरी',
);
const LARGE = text(
  'Delivery of large items',
  'Livraison de gros colis',
  'توصيل القطع الكبيرة',
  'Büyük ürün teslimatı',
  'बड़े सामान की डिलीवरी',
);
const PICKUP = text(
  '{name}, {city}',
  '{name}, {city}',
  '{name}، {city}',
  '{name}, {city}',
  '{name}, {city}',
);

const to = (
  country: string | null,
  price: number,
  days: readonly [number, number],
  state: string | null = null,
): Place => ({
  type: 1,
  country,
  state,
  price,
  days_min: days[0],
  days_max: days[1],
});

/** These stores send free of charge within their own country. */
const FREE_AT_HOME = new Set(['green-cross-pharmacy', 'market-square', 'little-lantern']);

/** Near the store it is quick and cheap, and the rest of the world is served as well. */
const standardPlaces = ({ id, country }: Store): Place[] => {
  const places = pricedPlaces(country);
  if (!FREE_AT_HOME.has(id)) return places;
  return places.map((place) => (place.country === country ? { ...place, price: 0 } : place));
};

const pricedPlaces = (country: string): Place[] => [
  to('US', country === 'US' ? 490 : 990, country === 'US' ? [2, 4] : [5, 9]),
  to('US', country === 'US' ? 390 : 890, country === 'US' ? [1, 3] : [5, 8], 'NY'),
  to('US', country === 'US' ? 1290 : 1690, [5, 9], 'AK'),
  to('IN', country === 'IN' ? 290 : 890, country === 'IN' ? [2, 4] : [6, 11]),
  to('FR', country === 'FR' ? 450 : 850, country === 'FR' ? [2, 3] : [4, 8]),
  to('TR', country === 'TR' ? 300 : 790, country === 'TR' ? [1, 3] : [5, 9]),
  to('AE', 890, [4, 8]),
  to('MA', country === 'MA' ? 350 : 990, country === 'MA' ? [2, 4] : [6, 10]),
  to(null, 1490, [8, 16]),
];

/** Furniture and the like does not travel everywhere. */
const largePlaces = ({ country }: Store): Place[] =>
  [
    to('US', country === 'US' ? 3900 : 7900, [6, 12]),
    to('FR', 6900, [8, 15]),
    to('IN', 6900, [10, 18]),
    ...(country === 'US' ? [] : [to(country, 2900, [4, 9])]),
  ].filter((place, i, all) => all.findIndex((one) => one.country === place.country) === i);

/** In a country as large as this one nobody picks something up in another state. */
const AMERICAN_STATES: Readonly<Record<string, string>> = {
  Austin: 'TX',
  Boston: 'MA',
  Chicago: 'IL',
  Portland: 'OR',
};

const pickup = (store: Store): Place => ({
  type: 2,
  country: store.country,
  state: AMERICAN_STATES[store.city.en] ?? null,
  title: fillIn(PICKUP, { name: store.name, city: store.city }),
  address: `12 Market Street, ${store.city.en}`,
  price: 0,
  days_min: 0,
  days_max: 2,
});

type Rule = { title: FiveTexts; store: Store; freeAbove: number | null; places: Place[] };

/** Writes two shipping rules of each store; the ids by `<store>` and `<store>/large`. */
export const insertShipping = async (trx: Trx, stores: Ids): Promise<Ids> => {
  const rules = STORES.flatMap((store): (Rule & { key: string })[] => [
    {
      key: store.id,
      store,
      title: STANDARD,
      freeAbove: 5000,
      places: [...standardPlaces(store), pickup(store)],
    },
    { key: `${store.id}/large`, store, title: LARGE, freeAbove: null, places: largePlaces(store) },
  ]);
  const ids = await insertNumbered(
    trx,
    'shipping_rule',
    rules.map(({ title, store, freeAbove }) => ({
      title,
      store_id: getFrom(stores, store.id),
      free_above: freeAbove,
    })),
  );
  await insertRows(
    trx,
    'shipping_place',
    rules.flatMap(({ places }, i) => places.map((place) => ({ ...place, rule_id: ids[i] ?? 0 }))),
  );
  return new Map(rules.map(({ key }, i) => [key, ids[i] ?? 0]));
};
