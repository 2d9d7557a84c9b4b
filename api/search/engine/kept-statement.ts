import { CompiledQuery, sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';

/** A value of a statement that is read from what is asked each time it is carried out. */
type Slot<Asked> = { read: (asked: Asked) => unknown };

/** A place for a value; put it into a statement several times, and it is sent once. */
export const slot = <Asked>(read: (asked: Asked) => unknown): RawBuilder<never> => {
  const value: Slot<Asked> = { read };
  return sql`${value}`;
};

const isSlot = <Asked>(value: unknown): value is Slot<Asked> =>
  typeof value === 'object' && value !== null && 'read' in value;

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

/** Beyond these, statements are put together anew, as they would be without this. */
const MOST = 500;
const kept = new LRUCache<string, Statement>({ max: MOST });

const statementOf = <Row>(db: Db, shape: string, build: () => RawBuilder<Row>): Statement => {
  const known = kept.get(shape);
  if (known) return known;
  const statement = numberedOnce(build().compile(db));
  kept.set(shape, statement);
  return statement;
};

/**
 * Carries out a statement whose text depends on its shape alone: putting it together takes as long as
 * a small search, so that is done once for each shape, and only the values of its slots are read again.
 */
export const askInShape = async <Row, Asked>(
  db: Db,
  asked: Asked,
  shape: string | undefined,
  build: () => RawBuilder<Row>,
): Promise<Row[]> => {
  const { text, values } =
    shape === undefined ? numberedOnce(build().compile(db)) : statementOf(db, shape, build);
  const parameters = values.map((value) => (isSlot<Asked>(value) ? value.read(asked) : value));
  const { rows } = await prepared(db).executeQuery<Row>(CompiledQuery.raw(text, parameters));
  return rows;
};
