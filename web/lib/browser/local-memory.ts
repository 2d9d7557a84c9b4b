import { useSyncExternalStore } from 'react';

/** What this browser remembers under a key; null too where it may not keep anything. */
export const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off: then nothing is remembered.
    return null;
  }
};

/** Remembers a value in this browser, where it may; `useRemembered` hears of it. */
export const remember = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
    // The browser itself tells the other tabs alone.
    dispatchEvent(new StorageEvent('storage', { key }));
  } catch {
    // Switched off or full: what was to be remembered is a convenience.
  }
};

/** A list as it is remembered, without what is no entry of it. */
export const entriesOf = <Entry>(
  text: string | null,
  isEntry: (value: unknown) => value is Entry,
): Entry[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    // Somebody has damaged the list; it begins anew.
    return [];
  }
};

const subscribe = (changed: () => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/** What is remembered under a key, as it changes here and in other tabs; null in the server's page. */
export const useRemembered = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => recall(key),
    () => null,
  );

/** Hands a text over to the next document in this tab, where the browser may keep it. */
export const handOver = (key: string, text: string) => {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Switched off or full: the next document does without.
  }
};

/** What the document before has handed over, once. */
export const takeOver = (key: string): string | null => {
  try {
    const text = sessionStorage.getItem(key);
    if (text !== null) sessionStorage.removeItem(key);
    return text;
  } catch {
    // Storage is switched off: then nothing was handed over.
    return null;
  }
};
