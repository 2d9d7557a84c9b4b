import type { LanguageCode } from '#i18n/languages.ts';

const folded = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * Words that say nothing about a product, folded. They are neither indexed nor searched, so the
 * lists hold function words alone, no word that also names a thing once it is folded (Turkish şu,
 * that, would take su, water, with it; French son is also sound).
 */
export const STOP_WORDS: Record<LanguageCode, ReadonlySet<string>> = {
  en: folded(
    'a an and are as at be by for from has have in into is it its of on or that the their this to was were will with your you my our we which',
  ),
  fr: folded(
    'a au aux avec ce ces cet cette d dans de des du elle en et il ils je l la le les leur leurs lui mais me mes mon ma ne nos notre nous on ou par pas pour qu que qui sa se ses sont sur ta te tes un une vos votre vous y',
  ),
  ar: folded('في من علي الي عن مع هذا هذه ذلك تلك التي الذي او ثم ان كل بين كما لا ما هو هي و ب ل'),
  tr: folded('ve ile icin bir bu o de da mi mu en cok ama veya ya gibi kadar ki ne her'),
  hi: folded(
    'का के की को में से पर और है हैं था थी थे एक यह वह ये वे इस उस कि जो तो ही भी ने तक या लिए साथ अपने अपनी अपना हो',
  ),
};
