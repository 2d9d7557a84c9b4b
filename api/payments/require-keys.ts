/** Throws where a key is missing or blank: with an empty one anybody could sign for the provider. */
export const requireKeys = (provider: string, keys: Readonly<Record<string, string>>): void => {
  const missing = Object.keys(keys).filter((name) => keys[name]?.trim() === '');
  if (missing.length > 0) throw new Error(`${provider} needs ${missing.join(', ')}`);
};
