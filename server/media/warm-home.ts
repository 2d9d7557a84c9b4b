/** About what is seen first, on a large screen and on a small one. */
const PICTURES = 24;
/** What most screens take of pictures that fill a screen, and of those in cards and tiles. */
const LARGE = new Set(['640', '960']);
const SMALL = new Set(['320', '480']);

const IMAGE = /<img\b[^>]*>/g;
const ADDRESS = /\/media\/(\d+)\/[^"\s]+/g;

const addressesOf = ([tag]: RegExpExecArray): string[] => {
  const found = [...tag.matchAll(ADDRESS)];
  const wanted = found.some(([, width]) => width === '960') ? LARGE : SMALL;
  return found.flatMap(([address, width = '']) => (wanted.has(width) ? address : []));
};

/** The addresses of a page's first pictures, in the widths that most screens take. */
const firstPictures = (html: string): string[] =>
  [...html.matchAll(IMAGE)].slice(0, PICTURES).flatMap(addressesOf);

type Ask = (path: string) => Promise<Response>;

/**
 * Asks for the home page and its first pictures, one after another, so that the first visitor finds
 * them made: drawing forty at once keeps two cores busy for a second. No other is begun once `ends` is aborted.
 */
export const warmHome = async (ask: Ask, ends: AbortSignal): Promise<void> => {
  const home = await ask('/');
  for (const address of new Set(firstPictures(await home.text()))) {
    if (ends.aborted) return;
    await ask(address);
  }
};
