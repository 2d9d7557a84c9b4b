import { createHash } from 'node:crypto';

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const decode = (attribute: string): string =>
  attribute.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands after each `open`, up to the next `close`. A page is large, and this is quicker than a pattern. */
const between = (html: string, open: string, close: string): string[] => {
  const found: string[] = [];
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at)) {
    const end = html.indexOf(close, at + open.length);
    if (end < 0) break;
    found.push(html.slice(at + open.length, end));
    at = end + close.length;
  }
  return found;
};

/** The attributes and the text of each inline element of this name. */
const elements = (html: string, name: string): { attributes: string; text: string }[] =>
  between(html, `<${name}`, `</${name}>`).map((element) => {
    const end = element.indexOf('>');
    return { attributes: element.slice(0, end), text: element.slice(end + 1) };
  });

/** The hashes of what stands inline in a page, or in a part of one. */
export type Inline = Record<'scripts' | 'styles' | 'attributes', string[]>;

/** How the renderer marks its own scripts; what it marks with is known to nobody else. */
export const markOf = (nonce: string): string => ` nonce="${nonce}"`;

/**
 * What may stand inline in this HTML: every style, and of the scripts those that are marked. What
 * reached the page in another way (in a text of the database, say) has no mark, and so no hash. A cached
 * part has no scripts.
 */
export const inlineOf = (html: string, mark?: string): Inline => ({
  scripts: elements(html, 'script')
    .filter(({ attributes }) => mark !== undefined && attributes.includes(mark))
    .filter(({ attributes }) => !attributes.includes(' src='))
    .map(({ text }) => hashOf(text)),
  styles: elements(html, 'style').map(({ text }) => hashOf(text)),
  attributes: between(html, ' style="', '"').map((style) => hashOf(decode(style))),
});

/** Where pictures come from, if the shop keeps them on another host. */
const originOf = (pictures: string): string =>
  URL.canParse(pictures) ? ` ${new URL(pictures).origin}` : '';

let paymentOrigins: readonly string[] = [];

/** Where forms of the shop may lead besides: the providers of the shop's ways to pay. Said once, at the start. */
export const allowForms = (origins: readonly string[]): void => {
  paymentOrigins = origins;
};

/**
 * The policy of a page with these parts. It allows what stands inline by its hash, so that a cache may
 * keep the page. `pictures` is the address that pictures begin with.
 */
export const policyOf = (parts: readonly Inline[], pictures: string): string => {
  const hashes = (of: keyof Inline): string =>
    [...new Set(parts.flatMap((part) => part[of]))].join(' ');
  const attributes = hashes('attributes');
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes('scripts')}`,
    `style-src 'self' ${hashes('styles')}`,
    ...(attributes ? [`style-src-attr 'unsafe-hashes' ${attributes}`] : []),
    // blob: is what a shopper has chosen to send, shown before it is sent.
    `img-src 'self' data: blob:${originOf(pictures)}`,
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...paymentOrigins].join(' '),
    "frame-ancestors 'none'",
  ];
  return policy.map((rule) => rule.trim()).join('; ');
};
