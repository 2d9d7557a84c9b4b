import type { FiveTexts } from '#demo/text.ts';
import { fillIn, same, text } from '#demo/text.ts';
import type { Imprint } from './imprints.ts';
import type { Spec, SpecMaker } from './specs.ts';
import { pages } from './specs.ts';

const AUTHOR = text('Author', 'Auteur', 'المؤلف', 'Yazar', 'लेखक');
const EDITION = text('Edition', 'Édition', 'الطبعة', 'Baskı', 'संस्करण');
const PAPERBACK = text('Paperback', 'Broché', 'غلاف ورقي', 'Karton kapak', 'पेपरबैक');
const HARDCOVER = text('Hardcover', 'Relié', 'غلاف مقوى', 'Ciltli', 'हार्डकवर');
const LANGUAGE = text('Language', 'Langue', 'اللغة', 'Dil', 'भाषा');
const ENGLISH = text('English', 'Anglais', 'الإنجليزية', 'İngilizce', 'अंग्रेज़ी');
const PUBLISHED = text('Published', 'Parution', 'سنة النشر', 'Yayın yılı', 'प्रकाशन वर्ष');
const ISBN = same('ISBN');
const WEIGHT = text('Weight', 'Poids', 'الوزن', 'Ağırlık', 'वज़न');
const GRAMS = text('{n} g', '{n} g', '{n} جم', '{n} g', '{n} g');

const row = (label: FiveTexts, value: FiveTexts): Spec => ({ label, value });

/** The digit that closes an ISBN-13: with it the digits, every second one three times, make a multiple of ten. */
export const checkDigitOf = (twelve: string): number => {
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

/** A number of the range that no agency gives to publishers, so that it is nobody's real book. */
const isbnOf = (title: number): string => {
  const registrant = '150';
  const digits = `${title}`.padStart(5, '0');
  return `979-8-${registrant}-${digits}-${checkDigitOf(`9798${registrant}${digits}`)}`;
};

/** A cover of board weighs this much more than one of paper, in grams. */
const BOARDS = 120;

const weightOf = ({ pages: count, bound }: Imprint, perPage: number): number =>
  Math.round((60 + count * perPage + (bound ? BOARDS : 0)) / 10) * 10;

/**
 * The rows of books: who wrote each, and what it weighs by its pages. `first` is the number of the type's
 * first title among the shop's books, `perPage` the grams of a page.
 */
export const printed =
  (first: number, perPage: number, imprints: readonly Imprint[]): SpecMaker =>
  (random, number) => {
    const book = imprints[number % imprints.length];
    if (!book) throw new Error('A book without an imprint');
    const grams = same(`${weightOf(book, perPage)}`);
    return [
      row(AUTHOR, book.author),
      ...[pages(book.pages, book.pages)(random, number)].flat(),
      row(EDITION, book.bound ? HARDCOVER : PAPERBACK),
      row(LANGUAGE, ENGLISH),
      row(PUBLISHED, same(`${book.year}`)),
      row(ISBN, same(isbnOf(first + number))),
      row(WEIGHT, fillIn(GRAMS, { n: grams })),
    ];
  };
