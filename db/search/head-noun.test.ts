import { expect, test } from 'vitest';
import { headNounOf } from '#db/search/head-noun.ts';
import type { LanguageCode } from '#i18n/languages.ts';

const HEADS: [LanguageCode, string, string][] = [
  ['en', 'Sleeve for laptop', 'sleeve'],
  ['en', 'Leather sofa, three seats', 'sofa'],
  ['en', 'EliteBook 840 G5 Notebook Silver 35.6 cm (14")', 'notebook'],
  ['en', 'Inkjet cartridge black 2 pcs', 'cartridge'],
  ['en', 'USB stick 64 GB', 'stick'],
  ['en', 'Phone case Gray', 'case'],
  ['fr', 'Housse pour ordinateur', 'housse'],
  ['tr', 'Deri kanepe kahverengi', 'kanepe'],
  ['ar', 'حقيبة جلدية سوداء', 'حقيبة'],
  ['hi', 'सूती कमीज नीली', 'कमीज'],
];

test.each(HEADS)('in %s "%s" is a %s', (language, title, head) => {
  expect(headNounOf(title, language)).toBe(head);
});

test('a title of numbers and colours names nothing', () => {
  expect(headNounOf('Black 10 x 15 cm', 'en')).toBeUndefined();
});
