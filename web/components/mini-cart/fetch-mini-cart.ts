import type { MiniCartAnswer } from './answer.ts';

type Asked =
  | { ok: true; answer: MiniCartAnswer }
  /** A message key: what a shopper is told where the cart has not answered. */
  | { ok: false; why: 'error.apiDown' | 'error.wentWrong' };

const DOWN = { ok: false, why: 'error.apiDown' } as const;
const SERVER_FAULT = 500;

/**
 * Asks for the small cart or, with the fields of a form, for a change of it. A lost connection and
 * a shop that is down give the same message.
 */
export const fetchMiniCart = async (address: string, form?: URLSearchParams): Promise<Asked> => {
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(address, {
      headers,
      ...(form && { method: 'POST', body: form }),
    });
    if (response.ok) return { ok: true, answer: await response.json() };
    return response.status < SERVER_FAULT ? { ok: false, why: 'error.wentWrong' } : DOWN;
  } catch {
    // The page stays as it is, and the button can be pressed again.
    return DOWN;
  }
};
