import { randomInt } from 'node:crypto';

/** Without 0, 1, I and O, which are taken for one another when a number is read aloud. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const letters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A random number to quote, like SK-7F3K-92QX: 40 bits, so it neither counts things nor can be guessed. */
export const quotableNumber = (prefix: string): string => `${prefix}-${letters(4)}-${letters(4)}`;

export const orderNumber = (): string => quotableNumber('SK');
