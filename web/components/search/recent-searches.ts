import { recall, remember } from '#web/lib/local-memory.ts';

const KEY = 'recentSearches';
const KEPT = 8;
const SHOWN = 4;

const stored = (): string[] => {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    // Somebody has damaged the list; it begins anew.
    return [];
  }
};

const folded = (text: string): string => text.trim().toLowerCase();

/** What was searched for in this browser and holds `text`, the latest first. */
export const findRecent = (text: string): string[] =>
  stored()
    .filter((one) => folded(one).includes(folded(text)) && folded(one) !== folded(text))
    .slice(0, SHOWN);

/** Puts a search on top of the list; an empty one is none. */
export const keepRecent = (text: string): void => {
  if (text.trim() === '') return;
  const others = stored().filter((one) => folded(one) !== folded(text));
  remember(KEY, JSON.stringify([text.trim(), ...others].slice(0, KEPT)));
};

export const forgetRecent = (): void => remember(KEY, '[]');
