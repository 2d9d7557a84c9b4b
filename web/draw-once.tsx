import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { oncePer } from '#web/lib/once-per.ts';
import { inlineOf, type Inline } from '#web/content-security-policy.ts';
import { DrawContext, type Drawing, type DrawnKey } from '#web/lib/drawing.tsx';

/** A part of a page as it is sent, and what stands inline in it. */
export type DrawnPart = { bytes: Uint8Array; inline: Inline };

/** How many bytes are kept by their content: 8,000 cards or so. */
const MOST = 8_000_000;

const drawn = new LRUCache<string, DrawnPart>({
  maxSize: MOST,
  sizeCalculation: ({ bytes }, key) => key.length + bytes.length,
});

/** The parts of what every page of a language shares, until that is another. */
const partsOf = oncePer((_shop: object) => new Map<string, DrawnPart>());

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * A part inside another is a text in it. A card may stand in other parts as well; what is drawn of the
 * shop would only be kept twice.
 */
const WITHIN: Drawing = {
  draw: (key, element) =>
    typeof key === 'string' ? decoder.decode(drawOnce(key, element).bytes) : drawText(element),
  byMark: false,
};

const drawText = (element: ReactElement): string =>
  renderToString(<DrawContext value={WITHIN}>{element}</DrawContext>);

const drawPart = (element: ReactElement): DrawnPart => {
  const html = drawText(element);
  return { bytes: encoder.encode(html), inline: inlineOf(html) };
};

/**
 * Draws a part of a page, and remembers it: the same card stands in many pages, and drawing it is
 * most of what rendering a page takes. A text as its key holds all that the part shows, and what was
 * asked for longest ago is forgotten first; a part of what every page shares is forgotten with it.
 */
export const drawOnce = (key: DrawnKey, element: ReactElement): DrawnPart => {
  const parts = typeof key === 'string' ? drawn : partsOf(key.shop);
  const name = typeof key === 'string' ? key : key.part;
  const known = parts.get(name);
  if (known !== undefined) return known;
  const part = drawPart(element);
  parts.set(name, part);
  return part;
};
