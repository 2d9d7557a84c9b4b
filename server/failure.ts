import { OperatorError } from '#db/operator-error.ts';

/** Says why the shop cannot start and ends the process. */
export const fail = (error: unknown): never => {
  const isForOperator = error instanceof OperatorError;
  const text = isForOperator ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`Souk cannot start: ${text}\n`);
  process.exit(1);
};
