import { STATUS_CODES } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { fail } from '#api/http/reply.ts';
import type { Failed } from '#api/http/reply.ts';
import { knownOf, NOTHING_KNOWN, writeRefusal } from '#server/refusal.ts';
import type { Known } from '#server/refusal.ts';
import { answerUnescaped } from './unescaped-url.ts';
import type { ClientError } from './unescaped-url.ts';

const REFUSALS: Record<string, Failed> = {
  HPE_HEADER_OVERFLOW: fail(431, 'api.headersTooLarge'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: fail(413, 'api.bodyTooLarge'),
  ERR_HTTP_REQUEST_TIMEOUT: fail(408, 'api.tooSlow'),
};
const NO_HTTP = fail(400, 'api.badRequest');

/** Enough of a piece to find a first line in it. */
const FIRST_LINE = 8_192;

/** The path of a first line, where the piece begins with one. */
const guessKnown = ({ rawPacket }: ClientError): Known => {
  const start = rawPacket?.subarray(0, FIRST_LINE).toString('latin1') ?? '';
  const path = /^[A-Z]+ (\/[^\s?]*)/.exec(start)?.[1];
  return path === undefined ? NOTHING_KNOWN : { ...NOTHING_KNOWN, path };
};

const bytesOf = (known: Known, failed: Failed): string => {
  const { status, headers, body } = writeRefusal(known, failed);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
};

const isGone = (socket: Duplex, { code }: ClientError): boolean =>
  !socket.writable || code === 'ECONNRESET' || code === 'EPIPE';

/** The last answer says that the connection ends. */
const endBehind = (response: ServerResponse, socket: Socket): void => {
  response.shouldKeepAlive = false;
  response.once('close', () => socket.destroySoon());
};

/**
 * Answers what is no HTTP, headers beyond what Node reads and requests that do not arrive, behind the
 * answers that are due before; where one has begun that cannot be finished, the connection just ends.
 */
export const answerClientErrors = (server: Server): void => {
  const unfinished = new WeakMap<Duplex, ServerResponse[]>();
  /** Connections of which nothing more is read. */
  const ended = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    const waiting = unfinished.get(socket) ?? [];
    unfinished.set(socket, waiting);
    waiting.push(response);
    response.once('close', () => waiting.splice(waiting.indexOf(response), 1));
  });

  const answer = (error: ClientError, socket: Socket): void => {
    const waiting = unfinished.get(socket) ?? [];
    const last = waiting.at(-1);
    const broken = last?.req.complete === false ? last : undefined;
    if (broken?.headersSent) return void socket.destroy();
    if (waiting.length === 0 && answerUnescaped(server, socket, error)) return;
    // Invalid bytes behind complete requests get no answer: the client would take it for the answer
    // to its next request.
    if (last && !broken) return endBehind(last, socket);
    if (!last && unfinished.has(socket) && !REFUSALS[error.code ?? '']) return socket.destroySoon();
    const refuse = (): void => {
      if (!socket.writable) return void socket.destroy();
      const known = broken ? knownOf(broken.req) : guessKnown(error);
      // The client may continue to send; those bytes are ignored.
      socket.end(bytesOf(known, REFUSALS[error.code ?? ''] ?? NO_HTTP), () => socket.destroy());
    };
    const before = waiting.at(-2);
    if (before) before.once('close', refuse);
    else refuse();
  };

  server.on('clientError', (error: ClientError, socket: Socket) => {
    if (isGone(socket, error)) return void socket.destroy();
    // Node emits this error for every further piece of data, too.
    if (ended.has(socket)) return;
    ended.add(socket);
    answer(error, socket);
  });
};
