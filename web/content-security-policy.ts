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

const hashesOf = (texts: Iterable<string>): string => [...new Set(texts)].map(hashOf).join(' ');

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
const inline = (html: string, name: string): { attributes: string; text: string }[] =>
  between(html, `<${name}`, `</${name}>`).map((element) => {
    const end = element.indexOf('>');
    return { attributes: element.slice(0, end), text: element.slice(end + 1) };
  });

/** Where pictures come from, if the shop keeps them on another host. */
const originOf = (pictures: string): string =>
  URL.canParse(pictures) ? ` ${new URL(pictures).origin}` : '';

type Known = {
  /** By which the renderer has marked its scripts. */
  nonce: string;
  /** Our own scripts, whose texts never change. */
  scripts: string[];
  /** The address that pictures begin with. */
  pictures: string;
};

/**
 * Allows a page's own scripts by their hashes, so that a cache may keep the page, and takes away the
 * nonce by which the renderer has marked them: what reached the page in another way (in a text of
 * the database, say) has no mark, and so no hash.
 */
export const secure = (
  html: string,
  { nonce, scripts: own, pictures }: Known,
): { html: string; policy: string } => {
  const mark = ` nonce="${nonce}"`;
  const scripts = inline(html, 'script')
    .filter(({ attributes, text }) => attributes.includes(mark) || own.includes(text))
    .filter(({ attributes }) => !attributes.includes(' src='))
    .map(({ text }) => text);
  const styles = inline(html, 'style').map(({ text }) => text);
  const attributes = between(html, ' style="', '"').map(decode);
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(scripts)}`,
    `style-src 'self' ${hashesOf(styles)}`,
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${hashesOf(attributes)}`] : []),
    `img-src 'self' data:${originOf(pictures)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return { html: html.replaceAll(mark, ''), policy: policy.map((rule) => rule.trim()).join('; ') };
};
