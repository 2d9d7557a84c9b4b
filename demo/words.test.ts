import { expect, test } from 'vitest';
import { draftProducts } from '#demo/products/draft-products.ts';
import type { DemoLanguage } from '#demo/text.ts';
import { DEMO_LANGUAGES } from '#demo/text.ts';

const products = draftProducts();

/** The sentences of simple HTML; a point of a list is one, what tables measure is none. */
const sentencesOf = (html: string): string[] =>
  html
    .replaceAll(/<table>.*?<\/table>/g, '')
    .split(/<[^>]+>/)
    .flatMap((words) => words.split(/(?<=[.!?؟।])\s+/))
    .filter((words) => words.trim() !== '');

/** Everything that the page of a product says about it in running text and rows. */
const pageOf = (
  { description, specs, warranty, title }: (typeof products)[number],
  language: DemoLanguage,
): string[] => [
  title[language],
  ...sentencesOf(description[language]),
  ...specs.map(({ label, value }) => `${label[language]}: ${value[language]}`),
  ...(warranty ? [warranty[language]] : []),
];

test.each(DEMO_LANGUAGES)('the page of a product says nothing twice: %s', (language) => {
  for (const product of products) {
    const said = pageOf(product, language);
    expect(said.length).toBeGreaterThan(6);
    expect(said.filter((words, i) => said.indexOf(words) !== i)).toEqual([]);
  }
});

/** The words that carry the meaning, without their endings. */
const stemsOf = (sentence: string): Set<string> =>
  new Set((sentence.toLowerCase().match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 6)));

/** Whether half of what the shorter one says, and more than a single word, stands in the other too. */
const isSaidBy = (one: string, other: string): boolean => {
  const [few = new Set(), many = new Set()] = [stemsOf(one), stemsOf(other)].toSorted(
    (a, b) => a.size - b.size,
  );
  const shared = [...few].filter((stem) => many.has(stem)).length;
  return shared > 1 && shared * 2 >= few.size;
};

test('no sentence of a description says in other words what another one has said', () => {
  const repeated = products.flatMap(({ description, brand }) => {
    const said = sentencesOf(description.en).map((words) => words.replaceAll(brand.name.en, ''));
    return said.flatMap((one, i) =>
      said.slice(i + 1).flatMap((other) => (isSaidBy(one, other) ? [`${one} | ${other}`] : [])),
    );
  });
  expect([...new Set(repeated)]).toEqual([]);
});

test('the measure tells a repetition from two thoughts', () => {
  expect(isSaidBy('Not tested on animals', 'Doctors tested it, and never on animals.')).toBe(true);
  expect(isSaidBy('Packed in small batches', 'It is sent in a pack that keeps out light.')).toBe(
    false,
  );
});
