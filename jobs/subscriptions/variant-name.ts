import { sql, type RawBuilder } from 'kysely';
import type { LanguageCode } from '#i18n/languages.ts';

/** In SQL, what a variant is called: `Blue, 250 ml`; null where there is only one. */
export const variantName = (
  inventoryId: RawBuilder<unknown>,
  language: LanguageCode,
): RawBuilder<string | null> => sql`(
  select string_agg(in_language(value.title, ${language}), ', ' order by attribute.position, attribute.id)
  from inventory_value of_variant
    join attribute_value value on value.id = of_variant.value_id
    join attribute on attribute.id = of_variant.attribute_id
  where of_variant.inventory_id = ${inventoryId})`;
