import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, lowerCase, tokens } from '#db/search/normalise.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';

const words = (text: string, language: LanguageCode): string[] =>
  tokens(text, language).map(({ folded }) => folded);

const joined = (text: string): (string | null)[] => tokens(text, 'en').map((token) => token.joined);

test('folding twice changes nothing, in every language', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...languageCodes),
      (text, code) => {
        const once = fold(lowerCase(text, code));
        expect(fold(once)).toBe(once);
      },
    ),
  );
});

test('words hold only letters, marks, digits and points, so they are safe in a tsquery', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...languageCodes),
      (text, code) => {
        for (const token of tokens(text, code)) {
          expect(token.folded).toMatch(/^[\p{L}\p{M}\p{N}.]+$/u);
          expect(token.joined ?? 'x').toMatch(/^[\p{L}\p{M}\p{N}.]+$/u);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('Turkish capitals with and without a dot meet their small letters', () => {
  expect(words('IŞIK İSTANBUL', 'tr')).toEqual(words('ışık istanbul', 'tr'));
  expect(words('IŞIK', 'tr')).toEqual(['isik']);
});

test('digits of three scripts are the same digits', () => {
  expect(words('٤٢ ۴۲ ४२', 'ar')).toEqual(['42', '42', '42']);
});

test('Arabic vowel signs, tatweel and hamzas do not tell words apart', () => {
  expect(words('كِتَابٌ', 'ar')).toEqual(['كتاب']);
  expect(words('كـــرسي', 'ar')).toEqual(['كرسي']);
  expect(words('أحذية', 'ar')).toEqual(words('احذيه', 'ar'));
});

test('Devanagari keeps its vowel signs and loses nuktas', () => {
  expect(words('किताब', 'hi')).toEqual(['किताब']);
  expect(words('फ़ोन हिन्दी चाँदी', 'hi')).toEqual(words('फोन हिंदी चांदी', 'hi'));
});

test('French loses what is elided, English its possessive, Turkish what is appended to a name', () => {
  expect(words("Manteaux d'hiver", 'fr')).toEqual(['manteaux', 'hiver']);
  expect(words('L’œuvre', 'fr')).toEqual(['oeuvre']);
  expect(words("Women's shoes", 'en')).toEqual(['women', 'shoes']);
  expect(words("Samsung'un kılıfı", 'tr')).toEqual(['samsung', 'kilifi']);
});

test('compounds give their parts and the word they are when written together', () => {
  expect(words('Wi-Fi', 'en')).toEqual(['wi', 'fi']);
  expect(joined('Wi-Fi')).toEqual(['wifi', 'wifi']);
  expect(joined('4 GB memory')).toEqual(['4gb', '4gb', null]);
});

test('numbers keep their decimals, however they are written', () => {
  expect(words('43,2 cm', 'fr')).toEqual(words('43.2 cm', 'en'));
  expect(words('a.b', 'en')).toEqual(['a', 'b']);
});
