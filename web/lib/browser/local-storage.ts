import { useSyncExternalStore } from 'react';

/** What this browser remembers under a key; null too where it may not keep anything. */
export const readLocal = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off: then nothing is remembered.
    return null;
  }
};

/** Remembers a value in this browser, where it may; `useLocalStorage` hears of it. */
export const writeLocal = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
    // The browser sends this event to other tabs only.
    dispatchEvent(new StorageEvent('storage', { key }));
  } catch {
    // Storage is switched off or full; the value is only a convenience.
  }
};

/** A list as it is remembered, without what is no entry of it. */
export const entriesOf = <Entry>(
  text: string | null,
  isEntry: (value: unknown) => value is Entry,
): Entry[] => {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    // The stored list is invalid; it starts empty.
    return [];
  }
};

const subscribe = (changed: () => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/** What is remembered under a key, as it changes here and in other tabs; null in the server's page. */
export const useLocalStorage = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readLocal(key),
    () => null,
  );

/** Passes a text to the next document in this tab by session storage. */
export const passToNextDocument = (key: string, text: string) => {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Switched off or full: the next document does without.
  }
};

/** Reads and removes what the previous document has passed on. */
export const takeFromLastDocument = (key: string): string | null => {
  try {
    const text = sessionStorage.getItem(key);
    if (text !== null) sessionStorage.removeItem(key);
    return text;
  } catch {
    // Storage is switched off: then nothing was handed over.
    return null;
  }
};
