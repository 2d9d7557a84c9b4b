import type { NonSharedBuffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { inlineOf, markOf, policyOf } from '#web/content-security-policy.ts';
import { drawOnce, type DrawnPart } from '#web/draw-once.tsx';
import type { Draw } from '#web/lib/drawing.tsx';

/** A page as it is sent, and what it may do. */
type Page = { bytes: NonSharedBuffer; policy: string };

const secret = (): string => randomBytes(16).toString('base64url');

/**
 * Puts a page together from what is drawn for it alone and the parts that were drawn before: those
 * are bytes already, and most of the page. While React renders, a mark that nobody can guess stands
 * where a part belongs; `finish` takes what was rendered, and the address that pictures begin with.
 */
export const putTogether = () => {
  const nonce = secret();
  const place = secret();
  const drawn: DrawnPart[] = [];

  const draw: Draw = (key, element) => `${place}${drawn.push(drawOnce(key, element)) - 1};`;

  const finish = (html: string, pictures: string): Page => {
    const mark = markOf(nonce);
    const [first = '', ...rest] = html.replaceAll(mark, '').split(place);
    const parts: DrawnPart[] = [];
    const chunks: Uint8Array[] = [Buffer.from(first)];
    for (const text of rest) {
      const end = text.indexOf(';');
      const part = drawn[Number(text.slice(0, end))];
      if (!part) throw new Error('a part of the page is missing');
      parts.push(part);
      chunks.push(part.bytes, Buffer.from(text.slice(end + 1)));
    }
    const inline = [inlineOf(html, mark), ...parts.map((part) => part.inline)];
    return { bytes: Buffer.concat(chunks), policy: policyOf(inline, pictures) };
  };

  return { nonce, draw, finish };
};
