import { inspect } from 'node:util';
import pg from 'pg';
import { isUnreachable } from '#api/http/errors.ts';
import { messageOf } from '#db/check-database.ts';
import { OperatorError } from '#db/operator-error.ts';

/** A command cannot do what was asked; the message is one sentence for the operator. */
export class CommandError extends OperatorError {
  /** What the process ends with. */
  readonly exitCode: number = 1;
}

/** The command was understood, and the shop's rules refuse it. Nothing was changed. */
export class RuleError extends CommandError {
  override readonly exitCode = 2;
}

/** A table, column or function that a statement names and the database has not. */
const MISSING_CODES = new Set(['42P01', '42703', '42883']);

const isWrongArgument = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** The first line of what the error says, as a part of a sentence. */
const saidBy = (error: unknown): string => {
  const [line = ''] = messageOf(error).trim().split('\n', 1);
  return line.replace(/\.$/, '') || 'it gives no reason';
};

/** A file or folder that the system does not let us have; of a socket it is the database. */
const isOfFile = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'path' in error && 'syscall' in error && error.syscall !== 'connect';

const sentenceOf = (command: string, error: unknown): string => {
  const said = saidBy(error);
  if (isOfFile(error)) return `"${command}" cannot use ${error.path} (${error.code}).`;
  if (error instanceof pg.DatabaseError && MISSING_CODES.has(error.code ?? ''))
    return `The database has not what this version of Souk keeps there (${said}); start the shop once, which migrates it.`;
  if (error instanceof Error && isUnreachable(error))
    return `The database does not answer, or its connection was lost (${said}); run "${command}" again once it is there.`;
  if (error instanceof pg.DatabaseError)
    return `The database refused what "${command}" asked of it: ${said}.`;
  return `"${command}" failed unexpectedly: ${said}.`;
};

/**
 * What the operator reads of an error that ended a command: one sentence, with `verbose` the stack
 * and what caused it too.
 */
export const describeFailure = (command: string, error: unknown, verbose: boolean): string => {
  if (verbose) return inspect(error);
  if (error instanceof OperatorError || isWrongArgument(error)) return (error as Error).message;
  return `${sentenceOf(command, error)} With --verbose it tells more.`;
};

/** What the process ends with after that error. */
export const exitCodeOf = (error: unknown): number =>
  error instanceof CommandError ? error.exitCode : 1;
