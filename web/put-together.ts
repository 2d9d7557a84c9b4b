import type { NonSharedBuffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { inlineOf, markOf, policyOf } from '#web/content-security-policy.ts';
import { drawOnce, type DrawnPart } from '#web/draw-once.tsx';
import type { Drawing } from '#web/lib/drawing.tsx';

/** A page as it is sent, and what it may do. */
type Page = { bytes: NonSharedBuffer; policy: string };

/** Where a part belongs stand a secret, this sign, the part's number and the end: `…#4;`. */
const NUMBER = '#';
const END = ';';

/**
 * Puts a page together from what is drawn for it alone and the parts that were drawn before: those
 * are bytes already, and most of the page. While React renders, a secret that nobody can guess stands
 * where a part belongs, and as the nonce of our own scripts; `finish` takes what was rendered, and the
 * address that pictures begin with.
 */
export const putTogether = () => {
  const secret = randomUUID();
  const mark = markOf(secret);
  const drawn: DrawnPart[] = [];

  const drawing: Drawing = {
    draw: (key, element) => `${secret}${NUMBER}${drawn.push(drawOnce(key, element)) - 1}${END}`,
    byMark: true,
  };

  const finish = (html: string, pictures: string): Page => {
    const text = Buffer.from(html);
    const parts: DrawnPart[] = [];
    const chunks: Uint8Array[] = [];
    let from = 0;
    const keep = (until: number, next: number): void => {
      chunks.push(text.subarray(from, until));
      from = next;
    };
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, from)) {
      const after = at + secret.length;
      if (text[after] !== NUMBER.charCodeAt(0)) {
        // A nonce, which the page does not need: its policy names what it may run.
        keep(at - mark.indexOf(secret), after + 1);
        continue;
      }
      const end = text.indexOf(END, after);
      const part = drawn[Number(text.toString('latin1', after + 1, end))];
      if (!part) throw new Error('a part of the page is missing');
      parts.push(part);
      keep(at, end + 1);
      chunks.push(part.bytes);
    }
    keep(text.length, text.length);
    const inline = [inlineOf(html, mark), ...parts.map((part) => part.inline)];
    return { bytes: Buffer.concat(chunks), policy: policyOf(inline, pictures) };
  };

  return { nonce: secret, drawing, finish };
};
