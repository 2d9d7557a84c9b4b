import { iconNames, type IconName } from '#web/ui/icon-names.ts';

/** What search engines show below a title, letters. */
const LONGEST = 155;

/** So many headings are found without a list of them. */
const FEW = 3;

/** A heading of a page, and its address on it. */
export type Topic = { id: string; title: string };

/** HTML as it is read, in one line. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();

/** The beginning of a page's text, whole words. */
export const summaryOf = (html: string): string => {
  const text = plainText(html);
  return text.length <= LONGEST ? text : text.slice(0, LONGEST).replace(/\s+\S*$/, '…');
};

/** What is folded, whole: its headings are found by opening it. */
const FOLDS = /(<details>.*?<\/details>)/gs;

/** A long text with an address for each heading that is not folded, and the list of these. */
export const withTopics = (html: string): { html: string; topics: Topic[] } => {
  const topics: Topic[] = [];
  const addressed = html.split(FOLDS).map((part) =>
    part.startsWith('<details>')
      ? part
      : part.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, title: string) => {
          const id = `part-${topics.length + 1}`;
          topics.push({ id, title: plainText(title) });
          return `<h2 id="${id}">${title}</h2>`;
        }),
  );
  return topics.length <= FEW ? { html, topics: [] } : { html: addressed.join(''), topics };
};

/** What people come for first: where it leads, and the words below its name. */
export type Entry = { to: string; icon: IconName; title: string; text: string };

const ENTRY = /<li><a ([^>]*data-icon="[^"]*"[^>]*)>([^<]*)<\/a>([^<]*)<\/li>/g;
const ENTRIES = new RegExp(`<ul>(?:${ENTRY.source})+</ul>`);

const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** A text without the list of links that have icons, and these links, to be shown as cards above it. */
export const withEntries = (html: string): { html: string; entries: Entry[] } => {
  const [list = ''] = ENTRIES.exec(html) ?? [];
  const entries = [...list.matchAll(ENTRY)].map(([, attributes = '', title = '', text = '']) => {
    const icon = attributeOf(attributes, 'data-icon');
    return {
      to: plainText(attributeOf(attributes, 'href')),
      icon: iconNames.find((name) => name === icon) ?? 'info',
      title: plainText(title),
      text: plainText(text),
    };
  });
  return { html: html.replace(list, ''), entries };
};
