import { isColour, type Sentence, type SentencePart } from '#api/search/sentence/sentence.ts';
import { understand } from '#api/search/sentence/understand.ts';
import type { ListingData } from '#contract/listing.ts';
import type { Db } from '#db/client.ts';
import { type Attempt, attempt, type Found, type ListingInput, type Sources } from './attempt.ts';
import type { Scope } from './scope.ts';

/** A listing in ids, and what the searched text was read as. */
export type FoundListing = {
  scope: Scope;
  found: Found;
  parts: SentencePart[];
  /** Those that the products are. */
  applied: readonly SentencePart[];
  relaxed: ListingData['relaxed'];
};

const NARROWING = new Set<SentencePart['kind']>(['price', 'attribute']);

/** Where this many products have the very colour that was asked for, those in similar colours are left out. */
const ENOUGH_OF_COLOUR = 5;

const onlyVery = (part: SentencePart): SentencePart =>
  isColour(part) && part.ids.length > 0 ? { ...part, near: [] } : part;

/** A way to read the query where nothing is all of it. */
type Wider = Omit<Attempt, 'words'> & { relaxed: ListingData['relaxed'] };

/** The readings that give up something, the least first. */
const listWider = ({ words }: Sentence, parts: SentencePart[]): Wider[] => {
  const hasColour = parts.some(isColour);
  const hasPrice = parts.some(({ kind }) => kind === 'price');
  const narrows = words !== '' && parts.some(({ kind }) => NARROWING.has(kind));
  const without = (isLeft: (part: SentencePart) => boolean) =>
    parts.filter((part) => !isLeft(part));
  const wider: (Wider | false)[] = [
    hasColour && { parts: without(isColour), isClose: true, relaxed: 'other_colours' },
    hasColour &&
      hasPrice && {
        parts: without(({ kind }) => kind === 'price'),
        isClose: true,
        relaxed: 'other_prices',
      },
    narrows && { parts, isPatient: true, relaxed: 'fewer_words' },
    parts.length > 0 && { parts: [], relaxed: 'without_filters' },
  ];
  return wider.filter((one) => one !== false);
};

/**
 * Finds what the query asks for, its text read as a sentence. Where nothing is all that: the same in
 * other colours, then at other prices; what has some of the words, at the same price and in the same size;
 * then what has the words, whatever else was read.
 */
export const findUnderstood = async (
  db: Db,
  sources: Sources,
  input: ListingInput,
): Promise<FoundListing | undefined> => {
  const { query, language } = input;
  const q = query.q?.trim();
  if (!q) {
    const plain = await attempt(db, sources, input, {
      words: undefined,
      parts: [],
    });
    return plain && { ...plain, parts: [], applied: [], relaxed: null };
  }
  const sentence = await understand(db, sources, {
    q,
    language,
    literal: query.literal ?? [],
  });
  const isPriced = query.min !== undefined || query.max !== undefined;
  const parts = sentence.parts.filter(({ kind }) => kind !== 'price' || !isPriced);
  const look = (one: Omit<Attempt, 'words'>) =>
    attempt(db, sources, input, { words: sentence.words, ...one });
  const isClose = parts.some(isColour);
  const very = await look({ parts: parts.map(onlyVery), isClose });
  if (!very) return undefined;
  const mayBeNear = parts.some((part) => isColour(part) && part.near.length > 0);
  const isEnough = !mayBeNear || very.found.total >= ENOUGH_OF_COLOUR;
  const first = isEnough ? very : ((await look({ parts, isClose })) ?? very);
  if (first.found.total > 0) {
    const relaxed = first.scope.searched?.fewerWords ? 'fewer_words' : null;
    return { ...first, parts, applied: parts, relaxed };
  }
  for (const { relaxed, ...wider } of listWider(sentence, parts)) {
    const found = await look(wider);
    if (found && found.found.total > 0) return { ...found, parts, applied: wider.parts, relaxed };
  }
  return { ...first, parts, applied: parts, relaxed: null };
};
