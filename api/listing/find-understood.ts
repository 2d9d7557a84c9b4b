import { isColour, type Sentence, type SentencePart } from '#api/search/sentence/sentence.ts';
import { understand } from '#api/search/sentence/understand.ts';
import { findStoresCalled } from '#api/search/named-stores.ts';
import type { ListingData } from '#contract/catalogue/listing.ts';
import type { FoundStore } from '#contract/catalogue/search.ts';
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
  /** Those that the searched text is the name of. */
  stores: FoundStore[];
};

const NARROWING = new Set<SentencePart['kind']>(['price', 'attribute']);

/** Where this many products have the very colour that was asked for, those in similar colours are left out. */
const ENOUGH_OF_COLOUR = 5;

const onlyVery = (part: SentencePart): SentencePart =>
  isColour(part) && part.ids.length > 0 ? { ...part, near: [] } : part;

/** A way to read the query where nothing is all of it. */
type Wider = Omit<Attempt, 'words'> & { relaxed: ListingData['relaxed'] };

type Read = Omit<FoundListing, 'stores'>;

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

/** What few products of a colour are, and behind them the same in other colours. */
const withOtherColours = async (
  db: Db,
  sources: Sources,
  input: ListingInput,
  first: Read,
  { words }: Sentence,
): Promise<Read> => {
  const { sort = 'relevance' } = input.query;
  const isFew = first.found.total < ENOUGH_OF_COLOUR;
  if (!isFew || sort !== 'relevance' || !first.parts.some(isColour)) return first;
  const parts = first.parts.filter((part) => !isColour(part));
  const whole = { ...input, query: { ...input.query, page: 1 } };
  const isWhole = input.query.page === 1;
  const very = isWhole
    ? first
    : await attempt(db, sources, whole, { words, parts: first.parts, isClose: true });
  const before = very?.found.ids ?? [];
  const wider = { words, parts, before, isClose: true };
  const found = await attempt(db, sources, input, wider);
  return found && found.found.total > first.found.total
    ? { ...first, ...found, relaxed: first.relaxed ?? 'colours_follow' }
    : first;
};

type Look = (one: Omit<Attempt, 'words'>) => ReturnType<typeof attempt>;

/** Finds what is of the closest of the colours that will do for the one that is asked for. */
const findClosest = async (parts: SentencePart[], look: Look): Promise<readonly number[]> => {
  const near = parts.find(isColour)?.near ?? [];
  for (const id of near) {
    const only = parts.map((part) => (isColour(part) ? { ...part, ids: [id], near: [] } : part));
    const found = await look({ parts: only, isClose: true });
    if (found && found.found.total > 0) return found.found.ids;
  }
  return [];
};

/**
 * What is of a colour, and behind what is of the very one, where that is little, what is of those close to it.
 */
const findInColours = async (
  parts: SentencePart[],
  look: Look,
): Promise<Pick<Read, 'scope' | 'found' | 'applied' | 'relaxed'> | undefined> => {
  const isClose = parts.some(isColour);
  const very = await look({ parts: parts.map(onlyVery), isClose });
  if (!very) return undefined;
  const relaxed = very.scope.searched?.fewerWords ? 'fewer_words' : null;
  const mayBeNear = parts.some((part) => isColour(part) && part.near.length > 0);
  if (!mayBeNear || very.found.total >= ENOUGH_OF_COLOUR)
    return { ...very, applied: parts, relaxed };
  const before = very.found.total > 0 ? very.found.ids : await findClosest(parts, look);
  const near = (await look({ parts, isClose, before })) ?? very;
  const isOther = very.found.total === 0 && near.found.total > 0;
  return isOther
    ? { ...near, applied: parts.filter((part) => !isColour(part)), relaxed: 'near_colours' }
    : { ...near, applied: parts, relaxed };
};

/**
 * Finds what the query asks for, its text read as a sentence. Where nothing is all that: the same in
 * other colours, then at other prices; what has some of the words, at the same price and in the same size;
 * then what has the words, whatever else was read.
 */
const findRead = async (
  db: Db,
  sources: Sources,
  input: ListingInput,
  q: string,
): Promise<Read | undefined> => {
  const { query, language } = input;
  const sentence = await understand(db, sources, {
    q,
    language,
    literal: query.literal ?? [],
  });
  const isPriced = query.min !== undefined || query.max !== undefined;
  const parts = sentence.parts.filter(({ kind }) => kind !== 'price' || !isPriced);
  const look: Look = (one) => attempt(db, sources, input, { words: sentence.words, ...one });
  const first = await findInColours(parts, look);
  if (!first) return undefined;
  if (first.found.total > 0)
    return withOtherColours(db, sources, input, { ...first, parts }, sentence);
  for (const { relaxed, ...wider } of listWider(sentence, parts)) {
    const found = await look(wider);
    if (found && found.found.total > 0) return { ...found, parts, applied: wider.parts, relaxed };
  }
  return { ...first, parts, applied: parts, relaxed: null };
};

/** All that a store sells. */
const findOfStore = async (
  db: Db,
  sources: Sources,
  input: ListingInput,
  { slug }: FoundStore,
): Promise<Read | undefined> => {
  const { q: _q, ...query } = input.query;
  const asked = { ...input, query: { ...query, store: slug } };
  const sold = await attempt(db, sources, asked, { words: undefined, parts: [] });
  if (!sold || sold.found.total === 0) return undefined;
  const scope = { ...sold.scope, store: undefined, isSearch: true };
  return { ...sold, scope, parts: [], applied: [], relaxed: null };
};

/** Whether products are called just what was searched for. */
const isExact = ({ scope: { searched }, found, relaxed }: Read): boolean =>
  found.total > 0 &&
  relaxed === null &&
  searched?.corrected === null &&
  !searched.mentionedOnly &&
  searched.near.length === 0;

/**
 * Finds the products of a listing; of a searched text see `findRead`. Where it is the name of a store that no product
 * is called by, what the store sells.
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
    return plain && { ...plain, parts: [], applied: [], relaxed: null, stores: [] };
  }
  const [stores, read] = await Promise.all([
    findStoresCalled(sources.sharedCache, q, language),
    findRead(db, sources, input, q),
  ]);
  const [store] = query.store === undefined ? stores : [];
  const ofStore = store && read && !isExact(read) && (await findOfStore(db, sources, input, store));
  const found = ofStore || read;
  return found && { ...found, stores };
};
