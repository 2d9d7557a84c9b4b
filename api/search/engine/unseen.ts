import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * A value that PostgreSQL does not see while it plans, so that one plan serves for all values and a
 * prepared statement is planned once per connection: planning takes longer than most searches.
 */
export const unseen = (
  value: RawBuilder<unknown>,
  type: 'tsquery' | 'tsquery[]',
): RawBuilder<never> => sql`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`;
