/** About what is seen first, on a large screen and on a small one. */
const PICTURES = 24;
const WIDTHS = new Set(['640', '320']);

const SOURCES = /\bsrcset="([^"]*)"/gi;

/** The addresses of a page's first pictures, in the widths that most screens take. */
const firstPictures = (html: string): string[] =>
  [...html.matchAll(SOURCES)].slice(0, PICTURES).flatMap(([, sources = '']) =>
    sources
      .split(', ')
      .map((source) => source.split(' ')[0] ?? '')
      .filter((address) => WIDTHS.has(/^\/media\/(\d+)\//.exec(address)?.[1] ?? '')),
  );

type Ask = (path: string) => Promise<Response>;

/**
 * Asks for the home page and its first pictures, one after another, so that the first visitor finds
 * them made: drawing forty at once keeps two cores busy for a second.
 */
export const warmHome = async (ask: Ask): Promise<void> => {
  const home = await ask('/');
  for (const address of new Set(firstPictures(await home.text()))) await ask(address);
};
