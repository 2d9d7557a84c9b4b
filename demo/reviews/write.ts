import type { Random } from '#demo/random.ts';
import type { DemoLanguage } from '#demo/text.ts';
import { AR } from './ar.ts';
import type { ReviewBank } from './bank.ts';
import { kindOf } from './bank.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import { HI } from './hi.ts';
import { TR } from './tr.ts';

/** What is reviewed: a kind of product and where it stands. */
type Reviewed = Parameters<typeof kindOf>[0];
/** A whole number of stars. */
export type Stars = 1 | 2 | 3 | 4 | 5;

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

/** One of the sentences that nobody has written about this product yet, if there is any left. */
const pickNew = (
  sentences: readonly string[],
  said: ReadonlySet<string>,
  random: Random,
): string[] => {
  const left = sentences.filter((one) => !said.has(one));
  return left.length === 0 ? [] : [random.pick(left)];
};

/** What is said in a review with so many stars, most important first; empty where all is said. */
const compose = (
  bank: ReviewBank,
  type: Reviewed,
  stars: Stars,
  random: Random,
  said: ReadonlySet<string>,
): string[] => {
  const { good, bad } = bank.details[kindOf(type)];
  const opening = pickNew(bank.openings[stars], said, random);
  if (opening.length === 0 || random.chance(0.12)) return opening;
  const praise = stars >= 3 ? pickNew(good, said, random) : [];
  const isCritical = stars <= 3 || (stars === 4 && random.chance(0.35));
  const blame = isCritical ? pickNew(bad, said, random) : [];
  const others = good.filter((one) => !praise.includes(one));
  const more = stars === 5 && random.chance(0.3) ? pickNew(others, said, random) : [];
  const closings = stars >= 4 ? bank.closings.good : bank.closings.bad;
  const closing = random.chance(0.5) ? pickNew(closings, said, random) : [];
  return [...opening, ...praise, ...blame, ...more, ...closing];
};

/**
 * Writes one review in its author's language. `said` holds the sentences that have been written about
 * the same product and their authors, so that no two say the same and, while there are names, nobody writes twice; in a language that has nothing left to say
 * nobody writes any more. The author writes `asked`, where one is given that has something left to say.
 */
export const writeReview = (
  type: Reviewed,
  stars: Stars,
  random: Random,
  said: Set<string>,
  asked?: DemoLanguage,
): { language: DemoLanguage; name: string; body: string } => {
  for (let turn = 0; ; turn += 1) {
    const language = (turn === 0 ? asked : undefined) ?? languageOf(random);
    const bank = REVIEW_BANKS[language];
    const sentences = compose(bank, type, stars, random, said);
    if (sentences.length === 0) continue;
    const [name = random.pick(bank.names)] = pickNew(bank.names, said, random);
    for (const one of [name, ...sentences]) said.add(one);
    return { language, name, body: sentences.join(' ') };
  }
};
