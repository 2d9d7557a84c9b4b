import type { IncomingMessage } from 'node:http';
import type { Bindings } from '#api/http/env.ts';
import { fail } from '#api/http/reply.ts';
import type { Limits } from '#server/connection-limits.ts';
import { refusal } from '#server/refusal.ts';
import type { Answer } from '#server/storefront.ts';

const notDone = (request: Request): Response =>
  refusal(request, { ...fail(503, 'api.tooLong'), retryAfter: 5 });

/** The connection is closed, because the rest of the body would be taken for the next request. */
const notArrived = (request: Request): Response => {
  const response = refusal(request, fail(408, 'api.tooSlow'));
  response.headers.set('connection', 'close');
  return response;
};

/** Whether the rest of the body is still to come, and not just waiting to be read. */
const isArriving = (incoming: IncomingMessage | undefined): boolean =>
  incoming !== undefined &&
  !incoming.complete &&
  incoming.readableLength < incoming.readableHighWaterMark;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isPicture = ({ url }: Request): boolean => new URL(url).pathname.startsWith('/media/');

type TimedAnswer = (
  request: Request,
  bindings: Bindings,
  incoming: IncomingMessage | undefined,
) => Promise<Response>;

/**
 * Answers as `answer` does, with timeouts for the body (408) and, once that has arrived, for the
 * answer (503).
 */
export const withTimeout =
  (
    answer: Answer,
    { requestMs, answerMs, pictureMs }: Pick<Limits, 'requestMs' | 'answerMs' | 'pictureMs'>,
  ): TimedAnswer =>
  async (request, bindings, incoming) => {
    const patience = isPicture(request) ? pictureMs : answerMs;
    const { promise: over, resolve } = Promise.withResolvers<Response>();
    const giveUp = (): void => resolve((isArriving(incoming) ? notArrived : notDone)(request));
    let timer = setTimeout(giveUp, incoming && hasBody(incoming) ? requestMs : patience);
    const restartTimer = (): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    };
    incoming?.once('end', restartTimer);
    try {
      return await Promise.race([answer(request, bindings), over]);
    } finally {
      incoming?.off('end', restartTimer);
      clearTimeout(timer);
    }
  };
