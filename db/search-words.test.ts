import { expect, test } from 'vitest';
import type { LanguageCode } from '#i18n/languages.ts';
import { searchWords } from './search-words.ts';

const stems = (text: string, language: LanguageCode): string[] =>
  searchWords(text, language).map(({ stem }) => stem);

const finds = (language: LanguageCode, title: string, query: string): boolean => {
  const indexed = new Set(stems(title, language));
  return stems(query, language).every((stem) => indexed.has(stem));
};

test.each<[LanguageCode, string, string]>([
  ['ar', 'حذاء رياضي للرجال', 'حذاء رياضي'],
  ['ar', 'الهاتف الذكي الجديد', 'هاتف ذكي'],
  ['ar', 'حقيبة يد جلدية', 'حقيبه يد جلديه'],
  ['ar', 'قميص قطن مقاس ٤٢', 'قميص مقاس 42'],
  ['ar', 'سماعات لاسلكية', 'سماعة لاسلكية'],
  ['ar', 'كـــرسي مكتب', 'كرسي مكتب'],
  ['ar', 'مستشفى الألعاب', 'مستشفي'],
  ['ar', 'كِتَابٌ', 'كتاب'],
  ['ar', 'والشاحن السريع', 'شاحن'],
  ['tr', 'Işıklı ayna', 'ışıklı ayna'],
  ['tr', 'Işıklı ayna', 'isikli ayna'],
  ['tr', 'IŞIKLI AYNA', 'ışıklı'],
  ['tr', 'İPEK EŞARP', 'ipek'],
  ['tr', 'Kitaplıklar', 'kitaplık'],
  ['tr', 'Koltuk takımı', 'koltuklar'],
  ['hi', 'हिन्दी किताबें', 'हिंदी किताब'],
  ['hi', 'चाँदी की अंगूठी', 'चांदी अंगूठी'],
  ['hi', 'पानी की बोतल १ लीटर', 'पानी बोतल 1 लीटर'],
  ['hi', 'कम्बल', 'कंबल'],
  ['hi', 'फ़ोन', 'फोन'],
  ['fr', 'ÉTAGÈRES MURALES', 'étagère murale'],
  ['fr', 'ÉTAGÈRES MURALES', 'etagere'],
  ['fr', "Manteaux d'hiver", 'manteau hiver'],
  ['fr', 'Lampe de chevet', 'lampes chevets'],
  ['fr', 'Cœur d’artichaut', 'coeur artichaut'],
  ['en', 'Women’s running shoes', 'women running shoe'],
  ['en', 'Décor pillows', 'decor pillow'],
  ['en', 'Glass dishes and berries', 'glass dish berry'],
])('in %s "%s" is found by "%s"', (language, title, query) => {
  expect(finds(language, title, query)).toBe(true);
});

test('words that only look alike are not the same', () => {
  expect(finds('fr', 'Robe rouge', 'robot')).toBe(false);
  expect(finds('ar', 'كرسي', 'كراسي')).toBe(false);
  expect(finds('en', 'Bus ticket', 'bu')).toBe(false);
});

test('marks, quotes and signs never become words', () => {
  expect(stems(`'; drop table -- \\ "x" & | ! ( ) : * <b>`, 'en')).toEqual([
    'drop',
    'table',
    'x',
    'b',
  ]);
  expect(stems('\u0301\u200d', 'hi')).toEqual([]);
});
