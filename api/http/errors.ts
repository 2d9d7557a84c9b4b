import type { Context } from 'hono';
import type { ApiEnv, Deps } from '#api/deps.ts';
import { personalResponse } from './envelope.ts';
import { languageOf } from './language.ts';
import { fail } from './reply.ts';

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

/** The one place where exceptions end: logged with the request's id, told without internals. */
export const answerError =
  ({ log }: Deps) =>
  (error: Error, c: Context<ApiEnv>): Response => {
    const unreachable = isUnreachable(error);
    const { method, path } = c.req;
    const fields = { err: error, requestId: c.get('requestId'), method, path };
    log.error(fields, unreachable ? 'the database is unreachable' : 'a call failed');
    const language = languageOf(c.req.raw.headers);
    const reply = unreachable ? fail(503, 'api.down') : fail(500, 'api.failed');
    const response = personalResponse(language, reply);
    if (unreachable) response.headers.set('Retry-After', '5');
    return response;
  };
