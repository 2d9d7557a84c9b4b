import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Profile } from '#contract/account/account.ts';
import { isPersonal } from '#web/lib/paths/page-kind.ts';
import { learnServerTime } from './server-clock.ts';

let profile: Partial<Profile> | undefined;
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
export const fetchProfile = async (address: string) => {
  asked += 1;
  const turn = asked;
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    learnServerTime(response);
    const answer: Profile = await response.json();
    if (!response.ok || turn !== asked) return;
    // Somebody has signed in or out in another tab: what this page shows is another one's.
    if (isAnother(answer) && isPersonal(location.pathname)) location.reload();
    tell(answer);
  } catch {
    // The page stands without it; the next action or page asks again.
  }
};

const whoIs = ({ is_logged_in, email, phone }: Partial<Profile>) =>
  is_logged_in && (email ?? phone);

const isAnother = (now: Profile): boolean =>
  profile?.is_logged_in !== undefined && whoIs(profile) !== whoIs(now);

/** Whether anything has ever been marked on this page: then marks may have to be taken away, too. */
let marked = false;

const mark = async ({ wished = [], compared = [], followed = [] }: Partial<Profile>) => {
  marked ||= wished.length + compared.length + followed.length > 0;
  if (!marked) return;
  const { markProducts } = await import('./mark-products.ts');
  markProducts({ wished, compared, followed });
};

const tell = (known: Partial<Profile>) => {
  profile = known;
  // Without that script a page stands unmarked, and the next answer tries again.
  mark(known).catch(() => {});
  for (const listener of listeners) listener();
};

/** Who is here, where an answer has said so already. */
export const learnProfile = (known: Partial<Profile>): void => {
  // The answer of an older request must not overwrite this one.
  asked += 1;
  tell(known);
};

/** Who is here, as far as the page has been told; undefined before the first answer. */
export const findProfile = (): Partial<Profile> | undefined => profile;

/** How many things lie in the cart, where an answer has said so already. */
export const updateCartCount = (count: number): void =>
  learnProfile({ ...profile, cart_count: count });

/** Who is there by the page itself, where it is about them. */
export const ProfileContext = createContext<Partial<Profile> | undefined>(undefined);

/** What is known about the person: by a page that is not about them, once its own small call has answered. */
export const useProfile = (): Partial<Profile> | undefined => {
  const known = useSyncExternalStore(
    subscribe,
    () => profile,
    () => undefined,
  );
  const shown = useContext(ProfileContext);
  return known ?? shown;
};
