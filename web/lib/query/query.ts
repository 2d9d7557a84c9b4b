/** A query of named values: a list repeats its name; what is undefined or null is left out. */
export const searchOf = (query: Record<string, unknown>): URLSearchParams => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search;
};
