import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * A parameter whose value the planner cannot see, so that one generic plan serves all values and a
 * prepared statement is planned once per connection: planning takes longer than most searches.
 */
export const opaqueParameter = (
  value: RawBuilder<unknown>,
  type: 'tsquery' | 'tsquery[]',
): RawBuilder<never> => sql`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`;
