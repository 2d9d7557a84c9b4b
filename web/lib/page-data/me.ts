import { useSyncExternalStore } from 'react';
import { learnServerTime } from './server-clock.ts';

export type Me = { signedIn: boolean; name: string | null; cartCount: number };

let me: Me | undefined;
let asked = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Fetches the visitor's name and cart count by a plain request, which needs no route module and no
 * manifest.
 */
export const fetchMe = async (address: string) => {
  asked += 1;
  const turn = asked;
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    learnServerTime(response);
    const answer: Me = await response.json();
    if (!response.ok || turn !== asked) return;
    tell(answer);
  } catch {
    // The page stands without it; the next action or page asks again.
  }
};

const tell = (known: Me) => {
  me = known;
  for (const listener of listeners) listener();
};

/** How many things lie in the cart, where an answer has said so already. */
export const updateCartCount = (cartCount: number): void => {
  // The answer of an older request must not overwrite this one.
  asked += 1;
  tell({ signedIn: false, name: null, ...me, cartCount });
};

/** What is known about the person; undefined until the page's own small call has answered. */
export const useMe = (): Me | undefined =>
  useSyncExternalStore(
    subscribe,
    () => me,
    () => undefined,
  );
