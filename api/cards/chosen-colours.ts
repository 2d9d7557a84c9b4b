import { sql } from 'kysely';
import type { Card } from '#contract/catalogue/card.ts';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';

type ColouredVariant = { product_id: string; image: string; attribute: string; value: string };

/** Of each product a variant in a chosen colour that has a picture: one in stock, and of the colours the first. */
const listColoured = async (
  db: Db,
  products: readonly string[],
  chosen: readonly number[],
): Promise<ColouredVariant[]> => {
  const { rows } = await sql<ColouredVariant>`
    select distinct on (i.product_id) i.product_id::text, i.image,
      v.attribute_id::text as attribute, v.id::text as value
    from inventory i
    join inventory_value iv on iv.inventory_id = i.id
    join attribute_value v on v.id = iv.value_id
    where i.product_id = any (${[...products]}::bigint[]) and v.id = any (${[...chosen]}::bigint[])
      and v.color is not null and i.image is not null
    order by i.product_id, i.quantity = 0, array_position(${[...chosen]}::bigint[], v.id), i.position, i.id`.execute(
    prepared(db),
  );
  return rows;
};

/**
 * The cards as a shopper sees them who has chosen among the values of attributes: in the colour that was
 * chosen, with where that is chosen on the product's page. Without a choice they stay as they are.
 */
export const inChosenColours = async (
  db: Db,
  cards: readonly Card[],
  chosen: readonly number[],
): Promise<Card[]> => {
  if (chosen.length === 0 || cards.length === 0) return [...cards];
  const ids = cards.map(({ id }) => id);
  const coloured = new Map(
    (await listColoured(db, ids, chosen)).map((one) => [one.product_id, one]),
  );
  return cards.map((card) => {
    const found = coloured.get(card.id);
    if (!found) return card;
    const { image, attribute, value } = found;
    return { ...card, image, image_2: null, chosen_colour: { attribute, value } };
  });
};
