import { sql } from 'kysely';
import type { Card } from '#contract/catalogue/card.ts';
import type { Comparison } from '#contract/compare/compare.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listCardsByIds } from '#api/cards/cards.ts';
import { areOfOneSize, type Sized } from './size.ts';
import { placesOfBest, rowsOf, type Specification } from './specification-rows.ts';

type Details = {
  id: number;
  category: { id: string; title: string };
  specifications: Specification[];
  /** In English, the values of the variants that are sold at the price of its card, where others cost otherwise. */
  sizes: string[];
};

const readDetails = async (
  db: Db,
  ids: readonly number[],
  language: LanguageCode,
): Promise<Map<string, Details>> => {
  const { rows } = await sql<Details>`
    select card.product_id as id,
      json_build_object('id', c.id::text, 'title', in_language(c.title, ${language})) as category,
      array(
        select json_build_object(
          'label', in_language(x.label, ${language}), 'value', in_language(x.value, ${language}),
          'english', json_build_object('label', in_language(x.label, 'en'), 'value', in_language(x.value, 'en')))
        from specification x where x.product_id = card.product_id order by x.position) as specifications,
      array(
        select distinct in_language(v.title, 'en')
        from inventory i
          join inventory_value iv on iv.inventory_id = i.id
          join attribute_value v on v.id = iv.value_id
        where i.product_id = card.product_id and v.color is null
          and coalesce(i.price, card.selling) = card.selling
          and exists (
            select from inventory o
            where o.product_id = i.product_id and coalesce(o.price, card.selling) <> card.selling)) as sizes
    from product_card card join category c on c.id = card.category_id
    where card.product_id = any (${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [String(row.id), row]));
};

/** A cheaper lamp is no better than a chair: of unlike goods none is the best. */
const NONE_BEST: Comparison['best'] = { price: [], rating: [] };

/** Fewer have not told enough: the only review of a product often gives five stars. */
const TELLING_REVIEWS = 3;

/** What is sold out is the best of nothing: nobody can have it. */
const bestOf = (cards: readonly (Card & Sized)[]): Comparison['best'] => {
  const idsOf = (places: readonly number[]) => places.flatMap((at) => cards[at]?.id ?? []);
  const cheapest = placesOfBest(
    cards.map(({ current, in_stock }) => (in_stock ? current : null)),
    (one, other) => one - other,
  );
  const bestRated = placesOfBest(
    cards.map(({ rating, review_count: count, in_stock }) =>
      count >= TELLING_REVIEWS && in_stock ? rating : null,
    ),
    (one, other) => other - one,
  );
  return { price: areOfOneSize(cards) ? idsOf(cheapest) : [], rating: idsOf(bestRated) };
};

/** These products side by side, in this order; what the shop does not show is left out. */
export const compareProducts = async (
  db: Db,
  ids: readonly number[],
  { language, now }: { language: LanguageCode; now: Date },
): Promise<Comparison> => {
  const [cards, details] = await Promise.all([
    listCardsByIds(db, ids, language, now),
    readDetails(db, ids, language),
  ]);
  const products = cards.flatMap((card) => {
    const known = details.get(card.id);
    return known ? [{ ...card, ...known, id: card.id }] : [];
  });
  const mixed = new Set(products.map(({ category }) => category.id)).size > 1;
  const rows = rowsOf(products);
  return {
    products: products.map(({ sizes: _sizes, ...product }) => ({
      ...product,
      specifications: product.specifications.map(({ label, value }) => ({ label, value })),
    })),
    rows: mixed ? rows.map((row) => ({ ...row, best: [] })) : rows,
    best: mixed ? NONE_BEST : bestOf(products),
    mixed,
  };
};
