const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** The sum that the last digit of a GTIN makes a multiple of ten: from the right 1, 3, 1, 3 …. */
const checkSum = (digits: string): number =>
  [...digits]
    .toReversed()
    .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);

/**
 * The number below a barcode without blanks and dashes, where it is one: 8, 12, 13 or 14 digits of which
 * the last fits the others (GS1 General Specifications, 7.9). Undefined for everything else.
 */
export const findGtin = (text: string): string | undefined => {
  const digits = text.replaceAll(/[\s-]/g, '');
  const isOne = /^\d+$/.test(digits) && LENGTHS.has(digits.length) && checkSum(digits) % 10 === 0;
  return isOne ? digits : undefined;
};
