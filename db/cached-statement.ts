import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Db, prepared } from '#db/client.ts';

/** A value of a statement that is read from the input each time it is run. */
type Slot<Input> = { read: (input: Input) => unknown };

/** A place for a value; put it into a statement several times, and it is sent once. */
export const slot = <Input>(read: (input: Input) => unknown): RawBuilder<never> => {
  const value: Slot<Input> = { read };
  return sql`${value}`;
};

const isSlot = <Input>(value: unknown): value is Slot<Input> =>
  typeof value === 'object' && value !== null && 'read' in value;

/** What a statement is built by: `sql`, or Kysely's builder of a `select`. */
type Built<Row> = { compile: (db: Db) => CompiledQuery<Row> };

/** The text of a statement, and what its values are or how they are read. */
type Statement = { text: string; values: readonly unknown[] };

/** `$2` for `$5`, where both are the same slot; equal values may be of different types. */
const numberedOnce = ({ sql: text, parameters }: CompiledQuery): Statement => {
  const values: unknown[] = [];
  const numbers = parameters.map((value) => {
    const known = isSlot(value) ? values.indexOf(value) : -1;
    return known < 0 ? values.push(value) : known + 1;
  });
  return {
    values,
    text: text.replace(/\$(\d+)/g, (_, place) => `$${numbers[Number(place) - 1]}`),
  };
};

/** The least recently used statements beyond these are built anew. */
const MAX_STATEMENTS = 500;
const cache = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });

const statementOf = <Row>(db: Db, shape: string, build: () => Built<Row>): Statement => {
  const known = cache.get(shape);
  if (known) return known;
  const statement = numberedOnce(build().compile(db));
  cache.set(shape, statement);
  return statement;
};

/**
 * Runs a statement whose text depends on its shape alone: building it takes as long as a small search,
 * so it is built once for each shape, and only the values of its slots are read again.
 */
export const queryCached = async <Row, Input>(
  db: Db,
  input: Input,
  shape: string | undefined,
  build: () => Built<Row>,
): Promise<Row[]> => {
  const { text, values } =
    shape === undefined ? numberedOnce(build().compile(db)) : statementOf(db, shape, build);
  const parameters = values.map((value) => (isSlot<Input>(value) ? value.read(input) : value));
  const { rows } = await prepared(db).executeQuery<Row>(CompiledQuery.raw(text, parameters));
  return rows;
};
