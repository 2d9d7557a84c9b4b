import { sql, type RawBuilder } from 'kysely';

/**
 * A parameter whose value the planner cannot see, so that one generic plan serves all values and a
 * prepared statement is planned once per connection: planning a large one takes longer than carrying it out.
 */
export const opaqueParameter = <Value>(
  value: RawBuilder<Value>,
  type:
    | 'bigint'
    | 'bigint[]'
    | 'jsonb'
    | 'pg_snapshot'
    | 'tsquery'
    | 'tsquery[]'
    | 'text'
    | 'text[]'
    | 'timestamptz'
    | 'uuid',
): RawBuilder<Value> => sql`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`;
