import { Writable } from 'node:stream';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Bindings } from '#api/http/env.ts';
import { createReadiness } from '#server/readiness.ts';
import { LIMITS } from '#server/connection-limits.ts';
import type { Limits } from '#server/connection-limits.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { listen } from '#server/listen.ts';

type Seen = { url: string; bindings: Bindings };

type ServerOptions = {
  proxies?: number;
  slow?: number;
  limits?: Partial<Limits>;
  metrics?: Metrics;
  /** What the shop does with a request; without it, it welcomes whoever comes. */
  serve?: (request: Request) => Promise<Response>;
};

/** A server that has readiness and behind it a shop that only answers; it is closed when the test has ended. */
export const openServer = async ({
  proxies = 0,
  slow = 0,
  metrics,
  serve,
  ...options
}: ServerOptions = {}) => {
  const limits = { ...LIMITS, ...options.limits };
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const seen: Seen[] = [];
  const readiness = createReadiness(
    pino({ base: null, level: 'debug' }, sink),
    { proxies },
    { limits, metrics },
  );
  const listening = await listen({ port: 0, host: '127.0.0.1', fetch: readiness.answer, limits });
  const close = (milliseconds = 0, cut = new AbortController().signal) =>
    listening.close(milliseconds, cut);
  onTestFinished(() => close());
  const open = (ready = true) =>
    readiness.open({
      isReady: async () => ready,
      answer: async (request, bindings) => {
        seen.push({ url: request.url, bindings });
        if (serve) return serve(request);
        await request.text();
        await new Promise((resolve) => {
          setTimeout(resolve, slow);
        });
        return new Response('welcome');
      },
    });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${listening.port}${path}`, { headers });
  return { ask, close, readiness, lines, open, port: listening.port, seen };
};
