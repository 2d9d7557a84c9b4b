import type { Db, Trx } from '#db/client.ts';
import type { Texts } from '#db/types.ts';
import type { Choice, VariantDraft } from '#cli/formats/draft.ts';

type Attribute = { id: number; values: Map<string, number> };

/** Options such as Colour by their English title; several may be called the same. */
export type Options = Map<string, Attribute[]>;

const key = (title: Texts): string => title.en.toLowerCase();

/** Reads the options that products may have. */
export const loadOptions = async (db: Db | Trx): Promise<Options> => {
  const attributes = await db
    .selectFrom('attribute')
    .select(['id', 'title'])
    .orderBy('id')
    .execute();
  const values = await db
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id', 'title'])
    .orderBy('id', 'desc')
    .execute();
  const byAttribute = Map.groupBy(values, ({ attribute_id }) => attribute_id);
  const known = attributes.map(({ id, title }) => ({
    id,
    title,
    values: new Map((byAttribute.get(id) ?? []).map((value) => [key(value.title), value.id])),
  }));
  return Map.groupBy(known, ({ title }) => key(title));
};

const addAttribute = async (trx: Trx, options: Options, title: Texts): Promise<Attribute> => {
  const { id } = await trx
    .insertInto('attribute')
    .values({ title, position: options.size })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = { id, values: new Map<string, number>() };
  options.set(key(title), [added]);
  return added;
};

const ensureValue = async (
  trx: Trx,
  attribute: Attribute,
  { value, color }: Choice,
): Promise<number> => {
  const known = attribute.values.get(key(value));
  if (known !== undefined) return known;
  const { id } = await trx
    .insertInto('attribute_value')
    .values({
      attribute_id: attribute.id,
      title: value,
      color: color ?? null,
      position: attribute.values.size,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  attribute.values.set(key(value), id);
  return id;
};

export type ChosenValue = { attribute_id: number; value_id: number };

/** Of several options with one title, the one that has all the values of this product. */
const chooseAttribute = (candidates: Attribute[], wanted: Texts[]): Attribute | undefined =>
  candidates.find(({ values }) => wanted.every((value) => values.has(key(value)))) ?? candidates[0];

/** The ids of what every variant of a product is (`[[blue, small], [blue, large]]`), made where missing. */
export const ensureValues = async (
  trx: Trx,
  options: Options,
  variants: readonly VariantDraft[],
): Promise<ChosenValue[][]> => {
  const choices = variants.flatMap(({ values }) => values);
  const chosen = new Map<string, Attribute>();
  for (const [name, list] of Map.groupBy(choices, ({ attribute }) => key(attribute))) {
    const candidates = options.get(name) ?? [];
    const found = chooseAttribute(
      candidates,
      list.map(({ value }) => value),
    );
    const first = list[0];
    if (first) chosen.set(name, found ?? (await addAttribute(trx, options, first.attribute)));
  }
  const result: ChosenValue[][] = [];
  for (const { values } of variants) {
    const row: ChosenValue[] = [];
    for (const choice of values) {
      const attribute = chosen.get(key(choice.attribute));
      if (attribute)
        row.push({
          attribute_id: attribute.id,
          value_id: await ensureValue(trx, attribute, choice),
        });
    }
    result.push(row);
  }
  return result;
};
