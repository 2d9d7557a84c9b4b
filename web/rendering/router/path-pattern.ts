/** What may stand at each place of an address: a text, in small letters, or anything. */
export type Pattern = { places: (string | undefined)[]; hasRest: boolean };

const ANYTHING = /^:/;
const OPTIONAL = /\?$/;

/** A segment that is there or not (`:id?`) makes two patterns of one. */
export const patternsOf = ([segment, ...rest]: readonly string[]): Pattern[] => {
  if (segment === undefined) return [{ places: [], hasRest: false }];
  if (segment === '*') return [{ places: [], hasRest: true }];
  const name = segment.replace(OPTIONAL, '').toLowerCase();
  const place = ANYTHING.test(name) ? undefined : name;
  const without = patternsOf(rest);
  const having = without.map(({ places, hasRest }) => ({ places: [place, ...places], hasRest }));
  return OPTIONAL.test(segment) ? [...having, ...without] : having;
};

/** Whether an address, by its segments, may be meant by a pattern. */
export const fits = ({ places, hasRest }: Pattern, segments: readonly string[]): boolean =>
  (hasRest ? segments.length >= places.length : segments.length === places.length) &&
  places.every((place, at) => place === undefined || place === segments[at]);

/** The segments of an address as patterns name them; none where they cannot be read. */
export const segmentsOf = (pathname: string): string[] | undefined => {
  try {
    return pathname
      .split('/')
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
};
