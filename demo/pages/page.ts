import type { FiveTexts } from '#demo/text.ts';
import { inEach, text } from '#demo/text.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';

/** A static page; its body is simple HTML. */
export type DemoPage = { slug: string; title: FiveTexts; body: FiveTexts };

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `[words](/address)` leads to a page of the shop, in the language of the text; `#part-2` to a part of this one. */
const linked = (words: string, code: LanguageCode): string =>
  escaped(words).replaceAll(
    /\[([^\]]+)\]\(([/#][\w/-]+)\)/g,
    (_, name: string, address: string) =>
      `<a href="${code === defaultLanguage || address.startsWith('#') ? '' : `/${code}`}${address}">${name}</a>`,
  );

const lineToHtml = (line: string, code: LanguageCode): string => {
  if (line.startsWith('# ')) return `<h2>${escaped(line.slice(2))}</h2>`;
  if (line.startsWith('## ')) return `<h3>${escaped(line.slice(3))}</h3>`;
  if (line.startsWith('- ')) return `<li>${linked(line.slice(2), code)}</li>`;
  const [, icon, entry] = /^\* ([a-z-]+) (.*)$/.exec(line) ?? [];
  if (icon && entry)
    return `<li>${linked(entry, code).replace('<a ', `<a data-icon="${icon}" `)}</li>`;
  return `<p>${linked(line, code)}</p>`;
};

/** Lines to HTML: `# ` begins a heading, `## ` one below it, `- ` a point of a list, `* icon ` a
 * card that leads somewhere, anything else is a paragraph. */
const toHtml = (lines: string, code: LanguageCode): string =>
  lines
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => lineToHtml(line, code))
    .join('')
    .replaceAll(/(?:<li>.*?<\/li>)+/g, '<ul>$&</ul>');

/** Each lower heading opens what stands below it. */
const folded = (html: string): string =>
  html.replaceAll(
    /(<h3>.*?<\/h3>)(.*?)(?=<h[23]>|$)/g,
    '<details><summary>$1</summary>$2</details>',
  );

/**
 * A page of which each language is written by itself, as its readers expect it. One that `folds` shows its
 * lower headings as lists, each of which opens its text.
 */
export const page = (
  slug: string,
  title: Parameters<typeof text>,
  { en, fr, ar, tr, hi }: FiveTexts,
  { folds = false } = {},
): DemoPage => {
  const lines = text(en, fr, ar, tr, hi);
  const bodyOf = (code: LanguageCode) => {
    const html = toHtml(lines[code], code);
    return folds ? folded(html) : html;
  };
  return { slug, title: text(...title), body: inEach(bodyOf) };
};
