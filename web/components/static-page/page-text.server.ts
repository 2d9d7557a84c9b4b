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

/** A long text with an address for each of its headings, and the list of these; none where the headings fold what they head. */
export const withTopics = (html: string): { html: string; topics: Topic[] } => {
  const count = html.split('<h2>').length - 1;
  if (count <= FEW || html.includes('<details>')) return { html, topics: [] };
  const topics: Topic[] = [];
  const addressed = html.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, title: string) => {
    const id = `part-${topics.length + 1}`;
    topics.push({ id, title: plainText(title) });
    return `<h2 id="${id}">${title}</h2>`;
  });
  return { html: addressed, topics };
};
