import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LanguageCode } from '#i18n/languages.ts';
import { faceCharacters } from './face-characters.ts';

const FACE = 'dm-serif-display-shop-latin.woff2';
const characters = faceCharacters(readFileSync(join(import.meta.dirname, FACE)));

/** The small letters of each language that is written in Latin ones. */
const ALPHABETS: Record<Exclude<LanguageCode, 'ar' | 'hi'>, string> = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  fr: 'abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ',
  tr: 'abcçdefgğhıijklmnoöprsştuüvyzâîû',
};

const letters = Object.entries(ALPHABETS).map(([language, small]) => ({
  language,
  all: [...small, ...small.toLocaleUpperCase(language)],
}));

/** The ranges of the rule in the styles that names the file, as pairs of first and last. */
const namedRanges = (): [number, number][] => {
  const styles = readFileSync(join(import.meta.dirname, '../../styles/faces.css'), 'utf8');
  const rule = styles.slice(styles.indexOf(FACE)).split('}')[0] ?? '';
  return [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
  );
};

test.each(letters)(
  'headings in $language have every letter in the face that comes first',
  ({ all }) => {
    expect(all.filter((letter) => !characters.has(letter))).toEqual([]);
  },
);

test.each(letters)('no letter of $language fetches a second face', ({ all }) => {
  const ranges = namedRanges();
  const isNamed = (letter: string): boolean => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
  expect(all.filter((letter) => !isNamed(letter))).toEqual([]);
});

test('the face has all that the styles say it has, so that no letter of a heading is in another one', () => {
  const named = namedRanges().flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
  );
  expect(named.length).toBeGreaterThan(140);
  expect(named.filter((character) => !characters.has(character))).toEqual([]);
});

test('of the rules that name a letter the one of this face is the last, which wins', () => {
  const rules = readFileSync(join(import.meta.dirname, '../../styles/faces.css'), 'utf8')
    .split('@font-face')
    .filter((rule) => rule.includes("font-family: 'Display';"));
  expect(rules.length).toBe(3);
  expect(rules.at(-1)).toContain(FACE);
});
