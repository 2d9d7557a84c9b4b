/** What this browser remembers under a key; null too where it may not keep anything. */
export const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off: then nothing is remembered.
    return null;
  }
};

/** Remembers a value in this browser, where it may. */
export const remember = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Switched off or full: what was to be remembered is a convenience.
  }
};
