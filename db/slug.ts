import { languages, type LanguageCode } from '#i18n/languages.ts';

const LATIN: Record<string, string> = { ı: 'i', œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' };

const folded = (words: string): string =>
  words
    .replace(/[ıœæßø]/g, (letter) => LATIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/**
 * Words as part of an address: Latin letters without accents, Arabic and Hindi in their script.
 * Whether it is free and not reserved is another question (contract/slug.ts).
 */
export const slugOf = (words: string, language: LanguageCode): string => {
  const lower = words.toLocaleLowerCase(language).normalize('NFC');
  const letters = languages[language].slugs === 'own letters' ? lower : folded(lower);
  return letters.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
};
