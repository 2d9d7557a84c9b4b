import { createLimiter, limitHeaders } from '#api/http/rate-limit.ts';
import type { Limiter } from '#api/http/rate-limit.ts';
import type { Bindings } from '#api/deps.ts';
import { translator } from '#i18n/messages.ts';
import { languageOfPath } from '#web/lib/language.ts';

/**
 * Pages that have to be drawn for a network address: 300 at once, 30 a second for as long as it likes.
 * A crawler that asks for 20 a second is never refused; pages that are kept are not counted.
 */
const RENDERS = { of: 'address', calls: 300, seconds: 10 } as const;

/** Takes one page of the caller; the refusal where there have been too many. */
export type RenderLimit = (request: Request, bindings: Bindings) => Response | undefined;

const refusal = (request: Request, headers: Record<string, string>): Response => {
  const { pathname } = new URL(request.url);
  return new Response(translator(languageOfPath(pathname))('api.tooMany'), {
    status: 429,
    headers: {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
};

/** The limit of one process, so many times as wide; with 0 there is none. */
export const createRenderLimit = (times: number): RenderLimit => {
  if (times === 0) return () => undefined;
  const take: Limiter = createLimiter({ ...RENDERS, calls: RENDERS.calls * times });
  return (request, { clientAddress }) => {
    const verdict = take({ clientAddress }, new Date());
    return verdict?.allowed === false ? refusal(request, limitHeaders(verdict)) : undefined;
  };
};
