import type { Context } from 'hono';
import type { ApiEnv, Log } from './env.ts';
import { personalResponse } from './envelope.ts';
import { languageOf } from './language.ts';
import { fail, type Failed } from './reply.ts';

const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '53300', // too many connections
  '57P01', // shut down by the operator
  '57P02',
  '57P03', // starting up
]);
const UNREACHABLE_WORDS =
  /connection terminated|connection error|timeout exceeded when trying to connect|not (?:currently )?accepting connections/i;

/** PostgreSQL has cancelled a statement or its wait for a lock, see QueryTimeouts. */
const GIVEN_UP_CODES = new Set(['57014', '55P03']);

const codeOf = (error: Error): string => {
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
};

/** Whether the database could not be asked, as opposed to a statement that it refused. */
export const isUnreachable = (error: Error): boolean =>
  UNREACHABLE_CODES.has(codeOf(error)) ||
  codeOf(error).startsWith('08') ||
  UNREACHABLE_WORDS.test(error.message) ||
  (error instanceof AggregateError &&
    error.errors.some((inner) => inner instanceof Error && isUnreachable(inner)));

const SOON = { retryAfter: 5 };

const classify = (error: Error): { reply: Failed; logged: string } => {
  if (isUnreachable(error))
    return { reply: { ...fail(503, 'api.down'), ...SOON }, logged: 'the database is unreachable' };
  if (GIVEN_UP_CODES.has(codeOf(error)))
    return { reply: { ...fail(503, 'api.tooLong'), ...SOON }, logged: 'a call took too long' };
  return { reply: fail(500, 'api.failed'), logged: 'a call failed' };
};

/** Logs the error of a call with what is known of the call; returns the answer for the caller. */
export const failedBy = ({ log }: { log: Log }, error: unknown, request: object): Failed => {
  const { reply, logged } = classify(error instanceof Error ? error : new Error(String(error)));
  log.error({ err: error, ...request }, logged);
  return reply;
};

/** Handles uncaught exceptions: logs them with the request's id and answers without internals. */
export const answerError =
  (deps: { log: Log }) =>
  (error: Error, c: Context<ApiEnv>): Response => {
    const { method, path } = c.req;
    const reply = failedBy(deps, error, { requestId: c.get('requestId'), method, path });
    return personalResponse(languageOf(c.req.raw.headers), reply);
  };
