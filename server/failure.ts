import { MigrationError } from '#db/migrate.ts';
import { EmbeddedError } from '#db/postgres/error.ts';
import { ConfigError } from '#server/config.ts';

/** What an operator can put right, told in one sentence. Anything else is a bug and has a stack. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof EmbeddedError || error instanceof MigrationError;

/** Says why the shop cannot start and ends the process. */
export const fail = (error: unknown): never => {
  const text = isForOperator(error) ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`Souk cannot start: ${text}\n`);
  process.exit(1);
};
