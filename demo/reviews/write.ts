import type { Random } from '#demo/random.ts';
import type { DemoLanguage } from '#demo/text.ts';
import { AR } from './ar.ts';
import type { ReviewBank } from './bank.ts';
import { kindOf } from './bank.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import { HI } from './hi.ts';
import { TR } from './tr.ts';

export const REVIEW_BANKS: Record<DemoLanguage, ReviewBank> = {
  en: EN,
  fr: FR,
  ar: AR,
  tr: TR,
  hi: HI,
};

/** Which language an author writes in: half of the shop's guests write English. */
const languageOf = (random: Random): DemoLanguage => {
  const roll = random.next();
  if (roll < 0.4) return 'en';
  if (roll < 0.55) return 'fr';
  if (roll < 0.7) return 'ar';
  return roll < 0.85 ? 'tr' : 'hi';
};

const compose = (bank: ReviewBank, section: string, rating: number, random: Random): string => {
  const stars = rating as 1 | 2 | 3 | 4 | 5;
  const { good, bad } = bank.details[kindOf(section)];
  const parts = [random.pick(bank.openings[stars])];
  if (stars >= 3) parts.push(random.pick(good));
  if (stars <= 3 || (stars === 4 && random.chance(0.35))) parts.push(random.pick(bad));
  if (stars === 5 && random.chance(0.3))
    parts.push(random.pick(good.filter((one) => one !== parts[1])));
  if (random.chance(0.5))
    parts.push(random.pick(stars >= 4 ? bank.closings.good : bank.closings.bad));
  return (random.chance(0.12) ? parts.slice(0, 1) : parts).join(' ');
};

/**
 * Writes one review in its author's language. `said` holds what has been written about the same
 * product, so that no two authors say the same.
 */
export const writeReview = (
  section: string,
  rating: number,
  random: Random,
  said: Set<string>,
): { language: DemoLanguage; name: string; body: string } => {
  for (;;) {
    const language = languageOf(random);
    const bank = REVIEW_BANKS[language];
    const body = compose(bank, section, rating, random);
    if (said.has(body)) continue;
    said.add(body);
    return { language, name: random.pick(bank.names), body };
  }
};
