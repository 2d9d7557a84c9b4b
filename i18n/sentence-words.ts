/**
 * What shoppers of a language say beside the names of goods: `i18n/{code}/sentence.ts`. In a pattern
 * `{a}` and `{b}` are amounts, `{x}` is a word or a quotation, `{n}` an age, `{o}` an occasion, and `a|b` either word. One that begins
 * with `$` counts only where a currency is said.
 */
export type SentenceWords = {
  below: string[];
  above: string[];
  range: string[];
  without: string[];
  /** Behind these words `without` names a kind of good: wire, sugar. Separated by spaces. */
  notExcluded: string;
  /** Words before a `not` that belong to it: do not disturb. */
  notBefore: string;
  sorts: Partial<
    Record<
      'price_asc' | 'price_desc' | 'newest' | 'rating' | 'best_selling' | 'reduction',
      string[]
    >
  >;
  gift: string[];
  /** What gifts are given for, each in all of its forms. */
  occasions: string[];
  /** How a gift for an occasion, which stands for `{o}`, is asked for. */
  occasionGifts: string[];
  /** For how old a person something is, said without a gift: `for a 5 year old`. */
  ages: string[];
  /** What gifts are called in the shop. */
  giftWord: string;
  /** What gifts for children are, beside. */
  childGiftWord: string;
  recipients: string;
  /**
   * What is given most, by the names that titles have for it, separated by commas: to those of some recipients
   * (children apart), and, where `to` is empty, to anybody else.
   */
  gifts: { to: string; goods: string }[];
  /** `women over 60`, `kids under 5` say an age. */
  adults: string;
  children: string;
  /** What sizes are called, whatever the shop calls the attribute. */
  size: string;
  /** What colours are called, whatever the shop calls the attribute. */
  colour: string;
  /**
   * A colour in all of its forms, behind a colon the shop's values that will do for it. Not those that are
   * things too: an orange, olive oil.
   */
  colours: string[];
  currencies: string;
  /** Behind these words a number is no price: inches, years. */
  units: string;
};
