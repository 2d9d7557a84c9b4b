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

/** Which language an author writes in: English more often than any other. */
const languageOf = (random: Random): DemoLanguage => {
  const roll = random.next();
  if (roll < 0.4) return 'en';
  if (roll < 0.55) return 'fr';
  if (roll < 0.7) return 'ar';
  return roll < 0.85 ? 'tr' : 'hi';
};

/** What has been written so far, by whom. */
export type Written = {
  /** The sentences of the same product's reviews. */
  said: Set<string>;
  /** How often each stands in reviews of products nearby. */
  heard: Map<string, number>;
  /** Everybody who has written in the shop. */
  authors: Set<string>;
};

/** After how many days somebody can tell how a thing lasts: those who say most speak of half a year. */
const LASTING_DAYS = 190;

/** One of the sentences that nobody has written about this product yet, of those least heard nearby. */
const pickNew = (
  sentences: readonly string[],
  { said, heard }: Written,
  random: Random,
): string[] => {
  const left = sentences.filter((one) => !said.has(one));
  const times = (one: string): number => heard.get(one) ?? 0;
  const least = Math.min(...left.map(times));
  return left.length === 0 ? [] : [random.pick(left.filter((one) => times(one) === least))];
};

type Review = { type: Reviewed; stars: Stars; owned: number };

/** What is said in a review with so many stars, most important first; empty where all is said. */
const compose = (
  bank: ReviewBank,
  { type, stars, owned }: Review,
  random: Random,
  written: Written,
): string[] => {
  const { good, bad, lasting = [] } = bank.details[kindOf(type)];
  const pleasing = owned < LASTING_DAYS ? good : [...good, ...lasting];
  const opening = pickNew(bank.openings[stars], written, random);
  if (opening.length === 0 || random.chance(0.12)) return opening;
  const praise = stars >= 3 ? pickNew(pleasing, written, random) : [];
  const isCritical = stars <= 3 || (stars === 4 && random.chance(0.35));
  const blame = isCritical ? pickNew(bad, written, random) : [];
  const others = pleasing.filter((one) => !praise.includes(one));
  const more = stars === 5 && random.chance(0.3) ? pickNew(others, written, random) : [];
  const closings = stars >= 4 ? bank.closings.good : bank.closings.bad;
  const closing = random.chance(0.35) ? pickNew(closings, written, random) : [];
  return [...opening, ...praise, ...blame, ...more, ...closing];
};

const namesIn = ({ given, family }: ReviewBank): readonly string[] =>
  given.flatMap((first) => family.map((last) => `${first} ${last}`));

const NAMES: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: namesIn(EN),
  fr: namesIn(FR),
  ar: namesIn(AR),
  tr: namesIn(TR),
  hi: namesIn(HI),
};

/** Somebody who has not written in the shop yet; where everybody has, one of them again. */
const authorOf = (language: DemoLanguage, { authors }: Written, random: Random): string => {
  const names = NAMES[language];
  const others = names.filter((name) => !authors.has(name));
  return random.pick(others.length > 0 ? others : names);
};

/**
 * Writes one review in the language of its author, who has `owned` the thing for so many days at most. No two
 * reviews of a product say the same; in a language that has nothing left to say nobody writes any more. The
 * author writes `asked`, where one is given that has something left to say.
 */
export const writeReview = (
  review: Review,
  random: Random,
  written: Written,
  asked?: DemoLanguage,
): { language: DemoLanguage; name: string; body: string } => {
  for (let turn = 0; ; turn += 1) {
    const language = (turn === 0 ? asked : undefined) ?? languageOf(random);
    const bank = REVIEW_BANKS[language];
    const sentences = compose(bank, review, random, written);
    if (sentences.length === 0) continue;
    const name = authorOf(language, written, random);
    written.authors.add(name);
    for (const one of sentences) {
      written.said.add(one);
      written.heard.set(one, (written.heard.get(one) ?? 0) + 1);
    }
    return { language, name, body: sentences.join(' ') };
  }
};
