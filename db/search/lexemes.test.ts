import { expect, test } from 'vitest';
import { lexemes, wordLexemes } from '#db/search/lexemes.ts';
import { tokens } from '#db/search/normalise.ts';
import type { LanguageCode } from '#i18n/languages.ts';

const finds = (query: string, title: string, language: LanguageCode): boolean => {
  const known = new Set(lexemes(title, language).flat());
  return tokens(query, language)
    .map(({ word, joined }) => [
      ...wordLexemes(word, language),
      ...(joined === null ? [] : wordLexemes(joined, language)),
    ])
    .filter((word) => word.length > 0)
    .every((word) => word.some((lexeme) => known.has(lexeme)));
};

const FOUND: [LanguageCode, string, string][] = [
  ['en', 'Kitchen knives, set of six', 'knife'],
  ['en', 'Wi-Fi router', 'wifi routers'],
  ['en', 'Bluetooth speaker', 'bluetooth speakers'],
  ['en', 'Women’s watch', 'womens watches'],
  ['en', 'Memory 4 GB', '4gb memory'],
  ['en', 'T-Shirt', 'tshirt'],
  ['en', 'Bottle 500ml', 'bottle 500 ml'],
  ['en', 'Bottle 500 ml', '0.5 l bottle'],
  ['en', 'Bottle 0.5 L', '500ml'],
  ['en', 'Bottle, 1 litre', '1000ml'],
  ['en', 'Hose 1/2"', '1/2 inch hose'],
  ['en', 'Hose 1/2 inch', '0.5 in hose'],
  ['en', 'Hose 1 1/2 in.', '1.5 inch hose'],
  ['en', 'Television 55"', '55 inch television'],
  ['en', 'Rug 4 ft. x 6 ft.', '4x6 rug'],
  ['en', 'Rug 4x6', '4 x 6 rug'],
  ['en', 'Rug 4 × 6 ft', '4 ft. x 6 ft. rug'],
  ['en', 'Box 10 x 20 x 30 cm', '10x20x30'],
  ['en', 'Hydrating moisturizer', 'moisturiser'],
  ['en', 'Colour pencils', 'colored pencil'],
  ['en', 'Gray aluminum jewelry', 'grey aluminium jewellery'],
  ['ar', 'زيت ٥٠٠ مل', 'زيت 0.5 لتر'],
  ['hi', 'पानी 1 लीटर', '1000 ml पानी'],
  ['en', 'Rechargeable batteries', 'battery'],
  ['fr', 'Vélos électriques', 'velo electrique'],
  ['fr', 'Bijoux en or', 'bijou'],
  ['fr', 'Chaussures légères', 'chaussure legere'],
  ['fr', 'L’été à la plage', 'ete'],
  ['fr', 'Canapés d’angle', 'canape angle'],
  ['fr', 'Chevaux de bois', 'cheval'],
  ['ar', 'الشاحن السريع', 'شاحن سريع'],
  ['ar', 'كابل والشاحن', 'شاحن'],
  ['ar', 'ساعات ذكية', 'ساعة ذكية'],
  ['ar', 'ألعاب الأطفال', 'الالعاب'],
  ['ar', 'شاي أخضر', 'الشاي'],
  ['tr', 'Telefon kılıfları', 'telefon kilifi'],
  ['tr', 'KİTAPLIK', 'kitaplik'],
  ['tr', 'Kol saatleri', 'saat'],
  ['tr', 'Ayakkabı', 'ayakkabıları'],
  ['tr', 'Çocuk kitabı', 'cocuk kitap'],
  ['hi', 'लड़कियों की किताबें', 'किताब'],
  ['hi', 'फ़ोन कवर', 'फोन कवर'],
  ['hi', 'अंगूठियां', 'अंगूठी'],
];

test.each(FOUND)('in %s, "%s" is found by "%s"', (language, title, query) => {
  expect(finds(query, title, language)).toBe(true);
});

const APART: [LanguageCode, string, string][] = [
  ['en', 'Bottle 500ml', '5 l bottle'],
  ['en', 'Rug 4x6', '6x4 rug'],
  ['en', 'Universal remote', 'university'.slice(0, 4)],
  ['fr', 'Robe longue', 'robot'],
  ['ar', 'مكتبة خشب', 'كتاب'],
  ['tr', 'Masa lambası', 'maske'],
  ['hi', 'कमीज', 'कमरा'],
];

test.each(APART)('in %s, "%s" is not found by "%s"', (language, title, query) => {
  expect(finds(query, title, language)).toBe(false);
});

test('words that say nothing have no lexeme', () => {
  expect(lexemes('case for the phone', 'en').filter((word) => word.length === 0)).toHaveLength(2);
  expect(lexemes('पानी की बोतल', 'hi')[1]).toEqual([]);
});
