import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import { learnServerTime } from './server-clock.ts';
import { useTranslation } from './translation.tsx';

export type Me = { signedIn: boolean; name: string | null; cartCount: number };

let me: Me | undefined;
let asked = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A plain request, so that it costs the first view no route module and no manifest. */
const ask = async (address: string) => {
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
export const tellCartCount = (cartCount: number): void => {
  // An answer to an older question must not come after this one.
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

/** Whether a form is on its way: an action may change the cart or who is signed in. */
const useSubmitting = (): boolean => {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  return [navigation, ...fetchers].some(({ formMethod }) => formMethod && formMethod !== 'GET');
};

/**
 * Asks who is here once the page stands (the header does), after every action, and when the shopper
 * comes back to a page: from another tab, or by `back` to one that the browser has kept.
 */
export const useLoadMe = (): Me | undefined => {
  const address = useTranslation().paths.me();
  const submitting = useSubmitting();
  const wasSubmitting = useRef(false);

  useEffect(() => {
    if (wasSubmitting.current && !submitting) void ask(address);
    wasSubmitting.current = submitting;
  }, [submitting, address]);

  useEffect(() => {
    void ask(address);
    const seen = () => {
      if (document.visibilityState === 'visible') void ask(address);
    };
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) void ask(address);
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', again);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', again);
    };
  }, [address]);
  return useMe();
};
