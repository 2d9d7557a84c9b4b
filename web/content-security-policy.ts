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

const INLINE_SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

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
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '', text = '']) => attributes.includes(mark) || own.includes(text))
    .filter(([, attributes = '']) => !attributes.includes(' src='))
    .map(([, , text = '']) => text);
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => text);
  const attributes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, text = '']) => decode(text));
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
