import { entriesOf, recall, remember, useRemembered } from '#web/lib/browser/local-memory.ts';

const KEY = 'recentlyViewed';
const KEPT = 12;

/** Before, whole cards were kept, in the language in which they had been seen. */
type Entry = string | { id: string };

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string');

const parse = (text: string | null): string[] =>
  entriesOf(text, isEntry).map((entry) => (typeof entry === 'string' ? entry : entry.id));

const store = (ids: readonly string[]) => remember(KEY, JSON.stringify(ids));

/** Puts the product that is being looked at on top of the list. */
export const noteViewed = (id: string) =>
  store([id, ...parse(recall(KEY)).filter((one) => one !== id)].slice(0, KEPT));

export const forgetViewed = () => store([]);

/** The ids of what this browser has looked at last, the newest first; known to nobody else. */
export const useViewedIds = (): string[] => parse(useRemembered(KEY));
