import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';

const KINDS = ['category', 'brand', 'collection', 'value'] as const;

/** What the counts of a listing are of; a value is one of an attribute. */
export type Kind = (typeof KINDS)[number];

/** The name of a thing that is counted. */
export type Label = {
  /** See `labelKey`. */
  id: number;
  /** Null of an attribute's value, which has no page. */
  slug: Texts | null;
  title: Texts;
  position: number;
  /** Of categories alone. */
  image: string | null;
  /** This and the two below are set only where the label is an attribute's value. */
  color: string | null;
  attribute_id: number | null;
  attribute_title: Texts | null;
  attribute_position: number | null;
};

/** One number for a thing of any kind, so that all of them are asked for at once. */
export const labelKey = (kind: Kind, id: number): number => id * KINDS.length + KINDS.indexOf(kind);

/** The id of the thing itself. */
export const idOfLabel = (key: number): number => Math.floor(key / KINDS.length);

const labelsIn = (kind: 'category' | 'brand' | 'collection', keys: readonly number[]) => sql`
  select ${labelKey(kind, 0)}::bigint + id * ${sql.lit(KINDS.length)} as id, slug, title, position,
    ${kind === 'category' ? sql.ref('image') : sql.lit(null)} as image, null as color,
    null::bigint as attribute_id, null::jsonb as attribute_title, null::int as attribute_position
  from ${sql.table(kind)} where id = any (${idsOf(kind, keys)}::bigint[]) and visible`;

const valueLabels = (keys: readonly number[]) => sql`
  select ${labelKey('value', 0)}::bigint + v.id * ${sql.lit(KINDS.length)}, null, v.title, v.position, null, v.color, a.id,
    a.title, a.position
  from attribute_value v join attribute a on a.id = v.attribute_id
  where v.id = any (${idsOf('value', keys)}::bigint[])`;

const idsOf = (kind: Kind, keys: readonly number[]): number[] =>
  keys.filter((key) => labelKey(kind, idOfLabel(key)) === key).map(idOfLabel);

/** The labels of things that are shown, by their keys. */
export const listLabels = async (db: Db, keys: readonly number[]): Promise<Label[]> => {
  const { rows } = await sql<{ labels: Label[] }>`
    select coalesce(json_agg(label), '[]') as labels
    from (
      ${labelsIn('category', keys)} union all ${labelsIn('brand', keys)}
      union all ${labelsIn('collection', keys)} union all ${valueLabels(keys)}) label`.execute(db);
  return rows[0]?.labels ?? [];
};
