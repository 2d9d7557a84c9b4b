import { renderToString } from 'react-dom/server';
import type { Draw } from '#web/lib/drawing.tsx';

/** How many characters of HTML are kept: 4,000 cards or so. */
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
 * Draws a part of a page, and remembers it under a key that holds all that it shows: the same card
 * stands in many pages, and drawing it is most of what rendering a page takes. What was drawn
 * longest ago is forgotten first.
 */
export const drawOnce: Draw = (key, element) => {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const html = renderToString(element);
  drawn.set(key, html);
  characters += key.length + html.length;
  forgetOldest();
  return html;
};
