import sanitizeHtml from 'sanitize-html';

const TAGS =
  'h2 h3 h4 p br hr blockquote ul ol li dl dt dd strong em b i u s small sub sup code a bdi ' +
  'table caption thead tbody tr th td details summary';

const RULES: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
  },
};

/**
 * Text with paragraphs, headings and words in bold or italics, whole and without attributes: most of
 * what editors write, and it comes out of the sanitiser as it went in.
 */
const HARMLESS =
  /^[^<>&]*(?:<(p|h[234])>[^<>&]*(?:<(strong|em|b|i)>[^<>&]*<\/\2>[^<>&]*)*<\/\1>[^<>&]*)*$/;

/** Texts repeat: a product is read often and changed seldom. */
const REMEMBERED = 2000;

/** The same work, whose results for the last texts are remembered. */
const remembering = (work: (text: string) => string): ((text: string) => string) => {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    const [oldest] = known.keys();
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
    known.set(text, result);
    return result;
  };
};

const clean = remembering((html) => sanitizeHtml(html, RULES));

/** HTML with formatting and links only: no script, style, frame, form, picture or event handler. */
export const sanitise = (html: string): string => (HARMLESS.test(html) ? html : clean(html));

/** Where a word ends although no space follows. */
const BLOCK_END = /<\/(?:p|li|h\d|d[dt]|t[dhr]|caption|summary|blockquote)>|<[bh]r\s*\/?>/gi;

const wordsOf = remembering((html) =>
  sanitizeHtml(html.replaceAll(BLOCK_END, '$& '), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim(),
);

/** The words alone, in one line of at most `length` characters that ends with a whole word. */
export const summarise = (html: string, length: number): string => {
  const text = wordsOf(html);
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
