import { renderToString } from 'react-dom/server';
import type { Draw } from '#web/lib/drawing.tsx';

/** How many characters of HTML are kept by their content: 4,000 cards or so. */
const MOST = 8_000_000;

const drawn = new Map<string, string>();
let characters = 0;

const forgetOldest = (): void => {
  for (const [key, html] of drawn) {
    if (characters <= MOST) return;
    drawn.delete(key);
    characters -= key.length + html.length;
  }
};

/**
 * The same text in one piece. React leaves it as a tree of thousands of small texts, which every page
 * that contains it would put together anew.
 */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

const drawnOf = new WeakMap<object, Map<string, string>>();

const partsOf = (owner: object): Map<string, string> => {
  const parts = drawnOf.get(owner) ?? new Map<string, string>();
  drawnOf.set(owner, parts);
  return parts;
};

/**
 * Draws a part of a page, and remembers it: the same card stands in many pages, and drawing it is
 * most of what rendering a page takes. A text as its key holds all that the part shows, and what was
 * drawn longest ago is forgotten first; a part of an object is forgotten with the object.
 */
export const drawOnce: Draw = (key, element) => {
  const parts = typeof key === 'string' ? drawn : partsOf(key.of);
  const name = typeof key === 'string' ? key : key.part;
  const known = parts.get(name);
  if (known !== undefined) return known;
  const html = inOnePiece(renderToString(element));
  parts.set(name, html);
  if (parts === drawn) {
    characters += name.length + html.length;
    forgetOldest();
  }
  return html;
};
