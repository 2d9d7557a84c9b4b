/** What the shop has to know of a language, apart from its texts: `i18n/{code}/language.ts`. */
export type LanguageFacts = {
  /** In the language itself, as the language menu shows it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For `Intl`. With `-u-nu-latn` digits are Latin ones, as prices and phone numbers have. */
  locale: string;
  /** Its bit in the tables of the search, 0 to 14. Stored, so no language takes another's. */
  number: number;
  /** How whole percents are written, from digits that are: `25%`. */
  percent: (digits: string) => string;
  /** Whether addresses are in Latin letters without accents, or in the language's own. */
  slugs: 'Latin letters' | 'own letters';
  /** Of a shop in this language alone, as `boutique.example.com`. */
  domain?: string;
  /** The name of its file of texts, for whoever reads `GET localization`. */
  file?: string;
  /** Between the parts of a list, where it is another one than `, `. */
  comma?: string;
};
