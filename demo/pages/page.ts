import type { FiveTexts } from '#demo/text.ts';
import { inEach, text } from '#demo/text.ts';

/** A static page; its body is simple HTML. */
export type DemoPage = { slug: string; title: FiveTexts; body: FiveTexts };

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const lineToHtml = (line: string): string => {
  if (line.startsWith('# ')) return `<h2>${escaped(line.slice(2))}</h2>`;
  if (line.startsWith('- ')) return `<li>${escaped(line.slice(2))}</li>`;
  return `<p>${escaped(line)}</p>`;
};

/** Lines to HTML: `# ` begins a heading, `- ` a point of a list, anything else is a paragraph. */
const toHtml = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map(lineToHtml)
    .join('')
    .replaceAll(/(?:<li>.*?<\/li>)+/g, '<ul>$&</ul>');

/** Each heading opens what stands below it. */
const folded = (html: string): string =>
  html.replaceAll(/(<h2>.*?<\/h2>)(.*?)(?=<h2>|$)/g, '<details><summary>$1</summary>$2</details>');

/**
 * A page of which each language is written by itself, as its readers expect it. One that `folds` shows its
 * headings as a list, each of which opens its text.
 */
export const page = (
  slug: string,
  title: Parameters<typeof text>,
  { en, fr, ar, tr, hi }: FiveTexts,
  { folds = false } = {},
): DemoPage => {
  const lines = text(en, fr, ar, tr, hi);
  const bodyOf = (written: string) => (folds ? folded(toHtml(written)) : toHtml(written));
  return { slug, title: text(...title), body: inEach((code) => bodyOf(lines[code])) };
};
