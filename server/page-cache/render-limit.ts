import { createLimiter, limitHeaders } from '#api/http/limits/rate-limit.ts';
import type { Limiter, Verdict } from '#api/http/limits/rate-limit.ts';
import { tooMany } from '#api/http/reply.ts';
import type { Bindings } from '#api/http/env.ts';
import { refusal } from '#server/refusal.ts';

/**
 * Pages that have to be drawn for a network address: 300 at once, 30 a second for as long as it likes.
 * A crawler that asks for 20 a second is never refused; pages that are kept are not counted.
 */
const RENDERS = { of: 'address', calls: 300, seconds: 10 } as const;

/** Takes one page of the caller; the refusal where there have been too many. */
export type RenderLimit = (request: Request, bindings: Bindings) => Response | undefined;

const refuse = (request: Request, verdict: Verdict): Response => {
  const response = refusal(request, tooMany(verdict));
  for (const [name, value] of Object.entries(limitHeaders(verdict)))
    response.headers.set(name, value);
  return response;
};

/** The limit of one process, so many times as wide; with 0 there is none. */
export const createRenderLimit = (times: number): RenderLimit => {
  if (times === 0) return () => undefined;
  const take: Limiter = createLimiter({ ...RENDERS, calls: RENDERS.calls * times });
  return (request, { clientAddress }) => {
    const verdict = take({ clientAddress }, new Date());
    return verdict?.allowed === false ? refuse(request, verdict) : undefined;
  };
};
