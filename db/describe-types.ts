import pg from 'pg';
import type { Client } from 'pg';
import { poolConfig } from '#db/client.ts';
import type { Connection } from '#db/client.ts';

type Column = {
  table: string;
  name: string;
  type: string;
  isArray: boolean;
  isNullable: boolean;
  hasDefault: boolean;
  isAlwaysGenerated: boolean;
  /** The check constraint that lists the values of this column, where there is one. */
  check: string | null;
};

const PREAMBLE = `// Made from the migrations by \`npm run db:types\`. Do not edit.
import type { ColumnType } from 'kysely';
import type { LanguageCode } from '#i18n/languages.ts';

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
type GeneratedAlways<T> =
  T extends ColumnType<infer S, infer _I, infer _U> ? ColumnType<S, never, never> : ColumnType<T, never, never>;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };
/** An array must be given as text, else pg would send it as an array of PostgreSQL. */
type JsonInput = string | { [key: string]: Json | undefined };
type JsonColumn = ColumnType<Json, JsonInput, JsonInput>;
/** A text in the shop's languages; English is the fallback. */
export type Texts = { en: string } & Partial<Record<LanguageCode, string>>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Numeric = ColumnType<string, string | number, string | number>;
`;

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  char: 'string',
  citext: 'string',
  date: 'string',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'JsonColumn',
  jsonb: 'JsonColumn',
  numeric: 'Numeric',
  slugs: 'Texts',
  text: 'string',
  timestamptz: 'Timestamp',
  translated: 'Texts',
  tsquery: 'string',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
};

const COLUMNS = `
  select c.relname as "table", a.attname as name,
    coalesce(element.typname, t.typname) as type,
    element.oid is not null as "isArray",
    not a.attnotnull as "isNullable",
    a.atthasdef or a.attidentity = 'd' as "hasDefault",
    a.attidentity = 'a' or a.attgenerated <> '' as "isAlwaysGenerated",
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[''[^()]*\\]\\)\\)\\)$'
      limit 1) as "check"
  from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid
    left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and c.relname not in ('migration', 'function_version')
  order by c.relname collate "C", a.attnum`;

const listColumns = async (client: Client): Promise<Column[]> =>
  (await client.query<Column>(COLUMNS)).rows;

const scalar = ({ table, name, type, check }: Column): string => {
  if (check)
    return [...check.matchAll(/'((?:[^']|'')*)'::text/g)].map((m) => `'${m[1]}'`).join(' | ');
  const known = TYPES[type];
  if (!known)
    throw new Error(`${table}.${name}: add the type ${type} to TYPES in db/describe-types.ts`);
  return known;
};

const typeOf = (column: Column): string => {
  const { isArray, isNullable, hasDefault, isAlwaysGenerated } = column;
  const value = isArray ? `${scalar(column)}[]` : scalar(column);
  const nullable = isNullable ? `${value} | null` : value;
  if (isAlwaysGenerated) return `GeneratedAlways<${nullable}>`;
  return hasDefault ? `Generated<${nullable}>` : nullable;
};

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const tableType = (table: string, columns: Column[]): string => {
  const lines = columns.map((column) => `  ${column.name}: ${typeOf(column)};`);
  return `export type ${pascal(table)}Table = {\n${lines.join('\n')}\n};\n`;
};

/** The text of db/types.ts for the database as it is. */
export const describeTypes = async (connection: Connection): Promise<string> => {
  const client = new pg.Client(poolConfig(connection));
  await client.connect();
  try {
    const tables = Map.groupBy(await listColumns(client), ({ table }) => table);
    const parts = [...tables].map(([table, columns]) => tableType(table, columns));
    const names = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`);
    return [PREAMBLE, ...parts, `export type DB = {\n${names.join('\n')}\n};\n`].join('\n');
  } finally {
    await client.end();
  }
};
