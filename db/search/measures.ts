/** Units by what they are folded to, in the smallest unit of their kind: ml, g and mm. */
const UNITS: Readonly<Record<string, readonly [kind: string, factor: number]>> = Object.fromEntries(
  (
    [
      ['ml', 1, 'ml مل मिली'],
      ['ml', 10, 'cl'],
      ['ml', 1000, 'l lt ltr liter liters litre litres لتر ليتر लीटर'],
      ['g', 0.001, 'mg ملغ'],
      ['g', 1, 'g gr gram grams gramme grammes غرام جرام غ ग्राम'],
      ['g', 1000, 'kg kilo kilos كغ كجم كيلو किलो किग्रा'],
      ['g', 453.592, 'lb lbs pound pounds'],
      ['mm', 1, 'mm ملم مم मिमी'],
      ['mm', 10, 'cm سم सेमी'],
      ['mm', 1000, 'm meter meters metre metres متر मीटर'],
      ['mm', 25.4, 'in inch inches pouce pouces inc بوصه انش इंच'],
      ['mm', 304.8, 'ft foot feet فوت फुट'],
    ] as const
  ).flatMap(([kind, factor, names]) =>
    names.split(' ').map((name) => [name, [kind, factor]] as const),
  ),
);

const DIGITS = 6;

/** Whether a folded word is a unit that measures are compared in. */
export const isUnit = (folded: string): boolean => Object.hasOwn(UNITS, folded);

/** A measure as one word, the same for every way to say it: 0.5 l is 500ml. */
export const measureOf = (number: string, unit: string): string => {
  const [kind, factor] = UNITS[unit] ?? [unit, 1];
  return `${Number((Number(number) * factor).toPrecision(DIGITS))}${kind}`;
};

const NAMES = String.raw`(?:mm|cm|m|in|inch|inches|ft|foot|feet)\b\.?|["″”'′]`;
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const SIZE = new RegExp(
  String.raw`(${NUMBER})\s*(?:${NAMES})?\s*[x×]\s*(?=${NUMBER}(?!\d*\s*[a-z]?[x×]\w))`,
  'gu',
);
const FRACTION =
  /(?:(\d+)[\s-]+)?(?<![\d./])(\d+)\s*[/⁄]\s*(\d+)(?=\s*(?:["″”]|in\b|inch|pouce|بوص|इंच))/gu;
const INCHES = /(\d)\s*["″”]/gu;
const FEET = /(\d)\s*['′’](?!\p{L})/gu;

const asDecimal = (whole: string | undefined, above: string, below: string): string =>
  Number((Number(whole ?? 0) + Number(above) / Number(below || 1)).toPrecision(DIGITS)).toString();

/**
 * Measures of a text in lower case written one way: fractions before inches as decimals, signs of
 * inches and feet as words, 4 ft. x 6 ft. and 4 × 6 as 4x6.
 */
export const writeMeasures = (text: string): string =>
  text
    .replace(FRACTION, (_, whole, above, below) => asDecimal(whole, above, below))
    .replace(SIZE, '$1x')
    .replace(INCHES, '$1 inch ')
    .replace(FEET, '$1 ft ');
