import type { OwnTexts, ProductTexts } from '#db/search/product-texts.ts';
import type { Field, Weight } from '#db/search/vector.ts';
import type { Texts } from '#db/types.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#i18n/languages.ts';
import { readText } from '#db/search/lexemes.ts';

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

/** The text in the language, else in the default one, with the language that it is in. */
const fieldOf = (texts: Texts, language: LanguageCode, weight: Weight): Field => {
  const own = texts[language];
  return own ? { text: own, language, weight } : { text: texts.en, language: 'en', weight };
};

const fieldsOf = (texts: Texts[], language: LanguageCode, weight: Weight): Field[] =>
  texts.map((text) => fieldOf(text, language, weight));

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
  language: LanguageCode,
  coveredLanguages: LanguageCode[],
): DocumentTexts => {
  const { title, brand, categories, tags, values, specifications } = texts;
  const description = fieldOf(texts.description, language, 'D');
  const isTranslated = language !== defaultLanguage && title[language] !== undefined;
  return {
    language,
    coveredLanguages,
    head: [
      fieldOf(title, language, 'A'),
      ...fieldsOf(brand ? [brand, ...categories] : categories, language, 'B'),
      ...fieldsOf([...tags, ...values], language, 'C'),
    ],
    foreign: coveredLanguages
      .filter((other) => other !== language)
      .flatMap((other) => foreignFieldsOf(texts, other)),
    more: [
      ...fieldsOf(specifications, language, 'C'),
      { ...description, text: withoutTags(description.text) },
      ...(isTranslated ? fieldsOf([title, ...categories], defaultLanguage, 'D') : []),
    ],
  };
};

/** Reads the words of a product's own texts ahead of its documents; see `readText`. */
export const readTextsOf = ({ title, description, specifications }: OwnTexts): void => {
  const read = (texts: Texts, change = (text: string): string => text): void => {
    for (const language of languageCodes) {
      const text = texts[language];
      if (text) readText(change(text), language);
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
  return [
    documentTextsIn(texts, defaultLanguage, others),
    ...own.map((language) => documentTextsIn(texts, language, [language])),
  ];
};
