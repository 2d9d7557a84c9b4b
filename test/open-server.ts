import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createReadiness } from '#server/readiness.ts';
import { LIMITS } from '#server/connection-limits.ts';
import type { Limits } from '#server/connection-limits.ts';
import { listen } from '#server/listen.ts';
import type { Answer } from '#server/storefront.ts';

type ServerOptions = {
  limits?: Partial<Limits>;
  proxies?: number;
  publicUrl?: string;
  /** What stands behind the door; without it the shop is not open. */
  answer?: Answer;
};

/** A piece that a sender sends, or the milliseconds that it waits. */
type Piece = string | number;

/** A door with a port of its own, and senders who write what they like. */
export const openServer = async ({
  limits: some,
  proxies = 0,
  publicUrl,
  answer,
}: ServerOptions) => {
  const limits = { ...LIMITS, keepAliveMs: 100, ...some };
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ base: null, level: 'debug' }, sink);
  const readiness = createReadiness(log, { proxies, publicUrl }, { limits });
  const { before } = readiness;
  const { port, close } = await listen({
    port: 0,
    host: '127.0.0.1',
    fetch: readiness.answer,
    limits,
    before: async () => before,
  });
  onTestFinished(() => close(0, new AbortController().signal));
  if (answer) readiness.open({ answer, isReady: async () => true });

  /** Sends the pieces as they are; all that was answered until the connection has ended. */
  const send = async (...pieces: Piece[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let told = '';
    const ended = new Promise<string>((resolve) => {
      socket.on('data', (chunk) => (told += chunk.toString()));
      // Whoever goes on sending after the answer is cut off: what was told counts.
      socket.on('error', () => {});
      socket.on('close', () => resolve(told));
    });
    for (const piece of pieces) {
      if (typeof piece === 'number') await wait(piece);
      else socket.write(piece, 'latin1');
    }
    return ended;
  };
  /** Sends the text, and is gone before an answer comes. */
  const leave = async (text: string): Promise<void> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    await wait(100);
    socket.destroy();
  };
  /** What the log says at the level of errors. */
  const errors = (): string[] => lines.filter((line) => JSON.parse(line).level >= 50);
  return { port, send, leave, errors, lines };
};

/** Status, headers and body of an answer that was sent alone; a test fails where its length is wrong. */
export const readAnswer = (told: string) => {
  const [head = '', ...rest] = told.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = new Headers(
    fields.map((field) => field.split(/: ?(.*)/s, 2) as [string, string]),
  );
  const body = rest.join('\r\n\r\n');
  const length = headers.get('content-length');
  if (length !== String(Buffer.byteLength(body))) throw new Error(`${length} bytes of ${told}`);
  return { status: Number(line.split(' ')[1]), headers, body };
};
