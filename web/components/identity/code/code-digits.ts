export const CODE_LENGTH = 6;

const OTHER_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** The digits of a code, however they were typed or pasted: with spaces, in Arabic or Hindi digits. */
export const codeDigits = (typed: string): string =>
  typed
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10))
    .replace(/\D/g, '');
