import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { inlineOf, type Inline } from '#web/content-security-policy.ts';
import { DrawContext, type Draw, type DrawnKey } from '#web/lib/drawing.tsx';

/** A part of a page as it is sent, and what stands inline in it. */
export type DrawnPart = { bytes: Uint8Array; inline: Inline };

/** How many bytes are kept by their content: 8,000 cards or so. */
const MOST = 8_000_000;

const drawn = new Map<string, DrawnPart>();
let kept = 0;

const forgetOldest = (): void => {
  for (const [key, { bytes }] of drawn) {
    if (kept <= MOST) return;
    drawn.delete(key);
    kept -= key.length + bytes.length;
  }
};

const drawnOf = new WeakMap<object, Map<string, DrawnPart>>();

const partsOf = (owner: object): Map<string, DrawnPart> => {
  const parts = drawnOf.get(owner) ?? new Map<string, DrawnPart>();
  drawnOf.set(owner, parts);
  return parts;
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A part inside another is a text in it. */
const drawWithin: Draw = (key, element) => decoder.decode(drawOnce(key, element).bytes);

const drawPart = (element: ReactElement): DrawnPart => {
  const html = renderToString(<DrawContext value={drawWithin}>{element}</DrawContext>);
  return { bytes: encoder.encode(html), inline: inlineOf(html) };
};

/**
 * Draws a part of a page, and remembers it: the same card stands in many pages, and drawing it is
 * most of what rendering a page takes. A text as its key holds all that the part shows, and what was
 * drawn longest ago is forgotten first; a part of an object is forgotten with the object.
 */
export const drawOnce = (key: DrawnKey, element: ReactElement): DrawnPart => {
  const parts = typeof key === 'string' ? drawn : partsOf(key.of);
  const name = typeof key === 'string' ? key : key.part;
  const known = parts.get(name);
  if (known !== undefined) return known;
  const part = drawPart(element);
  parts.set(name, part);
  if (parts === drawn) {
    kept += name.length + part.bytes.length;
    forgetOldest();
  }
  return part;
};
