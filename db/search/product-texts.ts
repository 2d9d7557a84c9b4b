import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import type { Texts } from '#db/types.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Field, Weight } from '#db/search/vector.ts';

/** All that a product says, in all languages. Products that are not shown have none. */
export type ProductTexts = {
  id: number;
  title: Texts;
  description: Texts;
  brand: Texts | null;
  categories: Texts[];
  tags: Texts[];
  values: Texts[];
  specifications: Texts[];
};

/** The texts of the visible products among the ids, in the order of the ids. */
export const listProductTexts = async (
  db: Db | Trx,
  productIds: readonly number[],
): Promise<ProductTexts[]> => {
  const { rows } = await sql<ProductTexts>`
    select p.id, p.title, p.description, card.brand_title as brand,
      array(select c.title::jsonb from category c where c.id in (card.category_id, card.parent_category_id) order by c.parent_id nulls last) as categories,
      array(select t.title::jsonb from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id order by t.id) as tags,
      array(select distinct v.title::jsonb from inventory i join inventory_value iv on iv.inventory_id = i.id
        join attribute_value v on v.id = iv.value_id where i.product_id = p.id) as values,
      array(select x.text from specification s cross join lateral (values (1, s.label::jsonb), (2, s.value::jsonb)) x (part, text)
        where s.product_id = p.id order by s.position, x.part) as specifications
    from unnest(${productIds}::bigint[]) with ordinality asked (id, place)
    join product p on p.id = asked.id
    join product_card card on card.product_id = p.id
    order by asked.place`.execute(db);
  return rows;
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The text in the language, else in the default one, with the language that it is in. */
const fieldOf = (texts: Texts, language: LanguageCode, weight: Weight): Field => {
  const own = texts[language];
  return own ? { text: own, language, weight } : { text: texts.en, language: 'en', weight };
};

const fieldsOf = (texts: Texts[], language: LanguageCode, weight: Weight): Field[] =>
  texts.map((text) => fieldOf(text, language, weight));

/** What a search matches first: the title A, brand and categories B, tags and variants C. */
export const headFields = (texts: ProductTexts, language: LanguageCode): Field[] => [
  fieldOf(texts.title, language, 'A'),
  ...fieldsOf(texts.brand ? [texts.brand, ...texts.categories] : texts.categories, language, 'B'),
  ...fieldsOf([...texts.tags, ...texts.values], language, 'C'),
];

/**
 * Everything: the head, specifications C, description D, and what the default language calls the
 * product, so that it is found by that name in every language.
 */
export const allFields = (texts: ProductTexts, language: LanguageCode): Field[] => {
  const description = fieldOf(texts.description, language, 'D');
  const translated = language !== defaultLanguage && texts.title[language] !== undefined;
  return [
    ...headFields(texts, language),
    ...fieldsOf(texts.specifications, language, 'C'),
    { ...description, text: withoutTags(description.text) },
    ...(translated ? fieldsOf([texts.title, ...texts.categories], defaultLanguage, 'D') : []),
  ];
};
