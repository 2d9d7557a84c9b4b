import type { OwnTexts, ProductTexts } from '#db/search/product-texts.ts';
import type { Field, Weight } from '#db/search/vector.ts';
import type { Texts } from '#db/types.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#i18n/languages.ts';
import { readText } from '#db/search/lexemes.ts';
import { writtenLanguage } from '#db/search/written-language.ts';

/** The texts of a product in one language, for the shoppers of one or more languages. */
export type DocumentTexts = {
  /** Of the product's own texts. */
  language: LanguageCode;
  /** The languages whose shoppers see it: this one, and those in which the product says nothing of its own. */
  coveredLanguages: LanguageCode[];
  /** What a search matches first: the title A, brand and categories B, tags and variants C. */
  head: Field[];
  /** What belongs to the head for one of the other languages that it speaks for. */
  foreign: Field[];
  /**
   * What comes with it in all texts: specifications C, description D, and what the default language
   * calls the product, so that it is found by that name in every language.
   */
  more: Field[];
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Which language a product's texts in the field of another one are written in. */
type Written = (field: LanguageCode) => LanguageCode;

/** Of a description in HTML; more does not change what it is written in. */
const BEGINNING = 2_000;

/** Told from the title and the description together: a title alone may have no word that tells. */
const writtenIn = ({ title, description }: Pick<OwnTexts, 'title' | 'description'>): Written => {
  const known = new Map<LanguageCode, LanguageCode>();
  return (field) => {
    const written =
      known.get(field) ??
      writtenLanguage(
        `${title[field] ?? ''} ${withoutTags((description[field] ?? '').slice(0, BEGINNING))}`,
        field,
      );
    known.set(field, written);
    return written;
  };
};

/** How a document reads a text: in its language, else in the default one. */
type Reader = (texts: Texts, weight: Weight) => Field;

const readerIn =
  (language: LanguageCode, written: Written): Reader =>
  (texts, weight) => {
    const own = texts[language];
    const field = own ? language : defaultLanguage;
    return { text: own || texts.en, language: field, written: written(field), weight };
  };

const translated = (texts: Texts[], language: LanguageCode, weight: Weight): Field[] =>
  texts.flatMap(({ [language]: own, en }) =>
    own && own !== en ? [{ text: own, language, weight }] : [],
  );

/**
 * What a document in the default language says for another one: the names in that language of the
 * product's brand, categories, tags and variants, which are translated once for many products.
 */
const foreignFieldsOf = (
  { brand, categories, tags, values }: ProductTexts,
  language: LanguageCode,
): Field[] => [
  ...translated(brand ? [brand, ...categories] : categories, language, 'B'),
  ...translated([...tags, ...values], language, 'C'),
];

const documentTextsIn = (
  texts: ProductTexts,
  written: Written,
  language: LanguageCode,
  coveredLanguages: LanguageCode[],
): DocumentTexts => {
  const { title, brand, categories, tags, values, specifications } = texts;
  const fieldOf = readerIn(language, written);
  const inDefault = readerIn(defaultLanguage, written);
  const all = (listed: Texts[], weight: Weight, read = fieldOf): Field[] =>
    listed.map((one) => read(one, weight));
  const description = fieldOf(texts.description, 'D');
  const isTranslated = language !== defaultLanguage && title[language] !== undefined;
  return {
    language,
    coveredLanguages,
    head: [
      fieldOf(title, 'A'),
      ...all(brand ? [brand, ...categories] : categories, 'B'),
      ...all([...tags, ...values], 'C'),
    ],
    foreign: coveredLanguages
      .filter((other) => other !== language)
      .flatMap((other) => foreignFieldsOf(texts, other)),
    more: [
      ...all(specifications, 'C'),
      { ...description, text: withoutTags(description.text) },
      ...(isTranslated ? all([title, ...categories], 'D', inDefault) : []),
    ],
  };
};

/** Reads the words of a product's own texts ahead of its documents; see `readText`. */
export const readTextsOf = ({ title, description, specifications }: OwnTexts): void => {
  const written = writtenIn({ title, description });
  const read = (texts: Texts, change = (text: string): string => text): void => {
    for (const language of languageCodes) {
      const text = texts[language];
      if (text) readText({ text: change(text), language, written: written(language) });
    }
  };
  for (const texts of [title, ...specifications]) read(texts);
  read(description, withoutTags);
};

/** Whether the product itself, not only its category or brand, says something in the language. */
const speaks = ({ title, description, specifications }: ProductTexts, language: LanguageCode) =>
  [title, description, ...specifications].some((texts) => Boolean(texts[language]));

/** The product in the default language and in each that it has texts of its own in: every language is spoken for once. */
export const listDocumentTexts = (texts: ProductTexts): DocumentTexts[] => {
  const own = languageCodes.filter(
    (language) => language !== defaultLanguage && speaks(texts, language),
  );
  const others = languageCodes.filter((language) => !own.includes(language));
  const written = writtenIn(texts);
  return [
    documentTextsIn(texts, written, defaultLanguage, others),
    ...own.map((language) => documentTextsIn(texts, written, language, [language])),
  ];
};
