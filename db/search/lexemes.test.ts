import { expect, test } from 'vitest';
import { lexemes } from '#db/search/lexemes.ts';
import type { LanguageCode } from '#i18n/languages.ts';

const finds = (query: string, title: string, language: LanguageCode): boolean => {
  const known = new Set(lexemes(title, language).flat());
  return lexemes(query, language)
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
