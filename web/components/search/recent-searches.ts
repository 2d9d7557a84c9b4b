import { entriesOf, readLocal, writeLocal } from '#web/lib/browser/local-storage.ts';

const KEY = 'recentSearches';
const MOST_STORED = 8;
const SHOWN = 4;

const stored = (): string[] => entriesOf(readLocal(KEY), (one) => typeof one === 'string');

const folded = (text: string): string => text.trim().toLowerCase();

/** What was searched for in this browser and holds `text`, the latest first. */
export const findRecent = (text: string): string[] =>
  stored()
    .filter((one) => folded(one).includes(folded(text)) && folded(one) !== folded(text))
    .slice(0, SHOWN);

/** Puts a search on top of the list; an empty one is none. */
export const saveRecent = (text: string): void => {
  if (text.trim() === '') return;
  const others = stored().filter((one) => folded(one) !== folded(text));
  writeLocal(KEY, JSON.stringify([text.trim(), ...others].slice(0, MOST_STORED)));
};

/** Forgets what was searched for in this browser. */
export const forgetRecent = (): void => writeLocal(KEY, '[]');
