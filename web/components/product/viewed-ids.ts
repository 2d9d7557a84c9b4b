import {
  entriesOf,
  readLocal,
  writeLocal,
  useLocalStorage,
} from '#web/lib/browser/local-storage.ts';

const KEY = 'recentlyViewed';
const MOST_IDS = 12;

/** Older versions stored whole cards. */
type Entry = string | { id: string };

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string');

const parse = (text: string | null): string[] =>
  entriesOf(text, isEntry).map((entry) => (typeof entry === 'string' ? entry : entry.id));

const store = (ids: readonly string[]) => writeLocal(KEY, JSON.stringify(ids));

/** Puts the product that is being looked at on top of the list. */
export const noteViewed = (id: string) =>
  store([id, ...parse(readLocal(KEY)).filter((one) => one !== id)].slice(0, MOST_IDS));

export const forgetViewed = () => store([]);

/** The ids of what this browser has looked at last, the newest first; known to nobody else. */
export const useViewedIds = (): string[] => parse(useLocalStorage(KEY));
