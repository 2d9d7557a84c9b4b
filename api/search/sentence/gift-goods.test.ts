import { expect, test } from 'vitest';
import { giftGoodsOf } from '#api/search/sentence/gift-goods.ts';
import { GRAMMARS } from '#api/search/sentence/grammar.ts';
import { readSentence } from '#api/search/sentence/read-sentence.ts';
import { languageCodes, type LanguageCode } from '#i18n/languages.ts';

const goodsFor = (q: string, language: LanguageCode = 'en') => {
  const { words, parts } = readSentence(q, { language, exponent: 2 });
  return giftGoodsOf(words, parts, language);
};

test('a gift for mom is perfume, one for dad a wallet, one for anybody a candle', () => {
  expect(goodsFor('gift for mom')).toContain('perfume');
  expect(goodsFor('gift for mom')).not.toContain('wallet');
  expect(goodsFor('gift for dad')).toContain('wallet');
  expect(goodsFor('gift for a friend')).toContain('candle');
  expect(goodsFor('cadeau pour maman', 'fr')).toContain('parfum');
  expect(goodsFor('هدية لأبي', 'ar')).toContain('محفظة');
});

test('a gift under 20 is for anybody, a gift for kids is no perfume', () => {
  expect(goodsFor('gift under 20')).toEqual(goodsFor('gift'));
  expect(goodsFor('gifts')).toContain('candle');
  expect(goodsFor('gift for kids')).toEqual([]);
});

test('gift wrap is no gift', () => {
  expect(goodsFor('gift wrap')).toBeUndefined();
  expect(goodsFor('candle')).toBeUndefined();
});

test.each(languageCodes)('in %s a gift alone has goods that suit anybody', (code) => {
  expect(goodsFor(GRAMMARS[code].giftWord, code)?.length).toBeGreaterThan(10);
});
