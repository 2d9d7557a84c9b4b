import type { NonSharedBuffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RenderPartContext, type RenderPart } from './cached-part.tsx';
import { inlineOf, markOf, policyOf } from './content-security-policy.ts';
import { NonceContext } from './inline-script.tsx';
import type { ShopLists } from '#web/lib/page-data/shared-data.ts';
import { lazyPartsAreLoaded } from './lazy-part.tsx';
import { renderCachedPart, type RenderedPart } from './part-cache.tsx';

/** A page as it is sent, and its Content-Security-Policy. */
type Page = { bytes: NonSharedBuffer; policy: string };

/** Where a cached part belongs stand the page's secret, this sign, the part's number and the end. */
const NUMBER = '#';
const END = ';';

/**
 * The bytes of a page: those of its cached parts in their places, and without the marks of our own
 * scripts, which the page's policy allows by their hashes.
 */
const assemblePage = (
  html: string,
  secret: string,
  parts: readonly RenderedPart[],
): NonSharedBuffer => {
  const mark = markOf(secret);
  const page = Buffer.from(html);
  const chunks: Uint8Array[] = [];
  let from = 0;
  const take = (until: number, next: number): void => {
    chunks.push(page.subarray(from, until));
    from = next;
  };
  for (let at = page.indexOf(secret); at >= 0; at = page.indexOf(secret, from)) {
    const after = at + secret.length;
    if (page[after] !== NUMBER.charCodeAt(0)) {
      take(at - mark.indexOf(secret), after + 1);
      continue;
    }
    const end = page.indexOf(END, after);
    const part = parts[Number(page.toString('latin1', after + 1, end))];
    if (!part) throw new Error('a cached part of the page is missing');
    take(at, end + 1);
    chunks.push(part.bytes);
  }
  take(page.length, page.length);
  return Buffer.concat(chunks);
};

/**
 * Renders a whole document, before its first byte leaves: its status is the true one and any cache may
 * keep it. All data is there by now, so nothing is waited for. Cached parts are bytes already, and most of
 * the page: while React renders, a secret that nobody can guess stands in their places, and is the nonce
 * of our own scripts. `lists` are those of the frame, `pictures` is the address that pictures begin with.
 */
export const renderPage = async (
  page: (nonce: string) => ReactNode,
  { lists, pictures }: { lists: ShopLists | null; pictures: string },
): Promise<Page> => {
  await lazyPartsAreLoaded();
  const secret = randomUUID();
  const parts: RenderedPart[] = [];
  const renderPart: RenderPart = (part) =>
    `${secret}${NUMBER}${parts.push(renderCachedPart(part, lists)) - 1}${END}`;
  const html = `<!DOCTYPE html>${renderToString(
    // While Vite serves the sources, a part may change without its props.
    <RenderPartContext value={import.meta.env.PROD ? renderPart : undefined}>
      <NonceContext value={secret}>{page(secret)}</NonceContext>
    </RenderPartContext>,
  )}`;
  const inline = [inlineOf(html, markOf(secret)), ...parts.map((part) => part.inline)];
  return { bytes: assemblePage(html, secret, parts), policy: policyOf(inline, pictures) };
};
