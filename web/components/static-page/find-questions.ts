/** So many questions are found without a search. */
const FEW = 5;

/** Latin accents and the vowel signs of Arabic, which people leave out when they type. */
const MARKS = /[\u0300-\u036f\u064b-\u0652]/g;

const folded = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ı', 'i');

const isFold = (part: string): boolean => part.startsWith('<details');
const isHeading = (part: string): boolean => part.startsWith('<h2');

/** A page of questions in its parts: what heads a group, and each question with its answer. */
const partsOf = (html: string): string[] => html.split(/(?=<h2[ >]|<details>)/);

/** Whether a page has so many folded questions that one would search them. */
export const hasManyQuestions = (html: string): boolean => html.split('<details>').length - 1 > FEW;

/** The questions that say each typed word, or whose answers do, below the headings of their groups. */
export const findQuestions = (html: string, typed: string): string => {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return html;
  const fits = (part: string) => {
    const text = folded(part.replace(/<[^>]*>/g, ' '));
    return words.every((word) => text.includes(word));
  };
  const found = partsOf(html).filter((part) => isHeading(part) || (isFold(part) && fits(part)));
  // A heading without a question is left out.
  return found.filter((part, at) => isFold(part) || isFold(found[at + 1] ?? '')).join('');
};
