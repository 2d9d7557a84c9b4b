// Writes db/types.ts from a fresh database with all migrations.
import { writeFile } from 'node:fs/promises';
import { describeTypes } from '#db/describe-types.ts';
import { migrate } from '#db/migrate.ts';
import { startTemporaryPostgres } from '#db/temporary-postgres.ts';

const postgres = await startTemporaryPostgres();
try {
  await migrate(postgres.connection);
  await writeFile('db/types.ts', await describeTypes(postgres.connection));
} finally {
  await postgres.stop();
}
