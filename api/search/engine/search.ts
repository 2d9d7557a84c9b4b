import { askedGoodsFirst } from '#api/search/engine/asked-goods.ts';
import { replaceOne, widen } from '#api/search/engine/alternative-readings.ts';
import { MATCH_LIMIT } from '#api/search/engine/match-limit.ts';
import { findNear, type Near, rankAll } from '#api/search/engine/near-matches.ts';
import { mendElsewhere } from '#api/search/engine/mended-elsewhere.ts';
import { ASCII, type QueryTerm } from '#api/search/engine/query-term.ts';
import { type PreparedQuery, prepareQuery } from '#api/search/engine/prepare.ts';
import { findInHeads, type Relaxed, relaxQuery } from '#api/search/engine/relax-query.ts';
import { withoutOtherGoods } from '#api/search/engine/other-goods.ts';
import { withoutMentions } from '#api/search/engine/without-mentions.ts';
import { mixGifts, spreadBroad } from '#api/search/engine/several-kinds.ts';
import type { Condition, Ranked } from '#api/search/engine/statement.ts';
import { CALLED_SO, listFactual } from '#api/search/engine/called-so.ts';
import { findByCode } from '#api/search/engine/find-by-code.ts';
import { chooseVocabulary } from '#api/search/engine/choose-vocabulary.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import type { Db } from '#db/client.ts';
import { tokens } from '#db/search/normalise.ts';
import { SCRIPTS } from '#db/search/search-words.ts';
import type { LanguageCode } from '#i18n/languages.ts';

export type SearchInput = {
  q: string;
  language: LanguageCode;
  /** Texts whose words are taken as they were typed; they are not corrected. */
  asTyped?: readonly string[] | undefined;
  /** A further condition on `doc`, a row of search_doc, that matches have to fulfil as well. */
  where?: Condition | undefined;
  /** Goods of any kind will do, as a gift: the first ones are of several, those first that are called so. */
  gifts?: readonly string[] | undefined;
};

export type SearchResult = {
  /** All matches: the ranked ones, the best first, and behind them the others in no order. */
  ids: number[];
  /** How many of `ids` are ranked. */
  ranked: number;
  /** How many of the ranked ones are about as relevant as the first. */
  alike: number;
  /** How many of the ranked ones are not far from the first. */
  close: number;
  /** No product has all words; these have some. */
  fewerWords: boolean;
  /** What no product is called, as it was typed; these come near. */
  near: string[];
  /** Words of the query that no product has, as they were typed. */
  absent: string[];
  /** What was searched for is in descriptions alone: no product is called so. */
  mentionedOnly: boolean;
  /** What the products are behind the few that are called what was typed, as shoppers write it. */
  thenFor: string | null;
  /** There may be more matches than `ids` holds. */
  capped: boolean;
  /** What was searched instead, where a word was unknown. */
  corrected: string | null;
  /** "Did you mean": other readings of a corrected query, as shoppers write them. */
  suggestions: string[];
  /** The language that the words were found in, where it is not the shopper's. */
  foundIn: LanguageCode | null;
};

const NOTHING_FOUND: SearchResult = {
  ids: [],
  ranked: 0,
  alike: 0,
  close: 0,
  fewerWords: false,
  near: [],
  absent: [],
  mentionedOnly: false,
  thenFor: null,
  capped: false,
  corrected: null,
  suggestions: [],
  foundIn: null,
};

/** What has so much of the first one's score is as good an answer. */
const ALIKE = 0.65;
/** What has less is of other goods, which mention it. */
const CLOSE = 0.25;

/** How a query was read in the end, and what it found; no matches where no product has any of its words. */
export type Lookup = {
  query: PreparedQuery;
  /** How many products have all its words in their titles, brands, categories and tags. */
  inHeads: number;
  found: Relaxed | undefined;
  /** What it comes near to, where few products or none are what was typed. */
  near: Near | undefined;
  /** Of the language that the words were read in. */
  vocabulary: Vocabulary;
};

/** Reads a query and looks for it, in other readings where it finds little. */
export const lookUp = async (
  db: Db,
  vocabularies: Vocabularies,
  { q, language, asTyped = [], where }: SearchInput,
): Promise<Lookup> => {
  const own = await vocabularies.get(language);
  const chosen = await chooseVocabulary(q, own, vocabularies);
  const kept = asTyped.flatMap((text) => tokens(text, chosen.language).map(({ folded }) => folded));
  const prepared = await prepareQuery(db, q, chosen, new Set(kept));
  const read = await mendElsewhere(db, { query: prepared, vocabulary: chosen }, vocabularies);
  const { vocabulary } = read;
  const look = { vocabulary, where };
  let { query } = read;
  if (query.units.length === 0) {
    const near = await findNear(db, query, undefined, look);
    return { query, inHeads: 0, found: undefined, near, vocabulary };
  }
  let found = await findInHeads(db, query.units, look);
  const second = await replaceOne(db, query, found.total, vocabulary);
  if (second) {
    query = second;
    found = await findInHeads(db, second.units, look);
  }
  const heads = found;
  found = await relaxQuery(db, heads, look);
  const near = await findNear(db, query, { heads, relaxed: found }, look);
  const wider = near ? undefined : widen(query, found.total, vocabulary);
  if (wider) {
    query = wider;
    found = await relaxQuery(db, await findInHeads(db, wider.units, look), look);
  }
  return { query, inHeads: heads.total, found, near, vocabulary };
};

/** The products of a code first, and behind them what has it in its texts just as it was typed. */
const withCoded = (coded: readonly number[], result: SearchResult): SearchResult => {
  const { corrected, fewerWords, foundIn, near, thenFor } = result;
  const isOther =
    corrected !== null || fewerWords || foundIn !== null || near.length > 0 || thenFor !== null;
  const { ids, ranked, alike, close, capped } = isOther ? NOTHING_FOUND : result;
  const isCoded = new Set(coded);
  const before = (count: number): number =>
    coded.length + ids.slice(0, count).filter((id) => !isCoded.has(id)).length;
  return {
    ...NOTHING_FOUND,
    ids: [...coded, ...ids.filter((id) => !isCoded.has(id))],
    ranked: before(ranked),
    alike: before(alike),
    close: before(close),
    capped,
  };
};

/** Finds products for a query in a language; see SearchResult. Throws only when the database does. */
export const search = async (
  db: Db,
  vocabularies: Vocabularies,
  input: SearchInput,
): Promise<SearchResult> => {
  const [coded, result] = await Promise.all([
    findByCode(db, input.q, input),
    searchWords(db, vocabularies, input),
  ]);
  return coded.length > 0 ? withCoded(coded, result) : result;
};

/** Whether no product has all words of a query, but these have some. */
export const hasFewerWords = ({ query, found, near }: Lookup): boolean => {
  const [read, firstStep] = near
    ? [near.query, near.found.matches.firstStep]
    : [query, found?.matches.firstStep ?? null];
  return firstStep !== null && (firstStep > 0 || read.isCut);
};

/** What no product is called: some of its words, or all that was typed. */
export const missingOf = ({ query, near }: Lookup): string[] =>
  near && !near.isAnywhere ? [query.q] : query.near;

/** Of goods of several kinds those that are meant: alone where they have all words, else first. */
const orderByKind = async (
  db: Db,
  { q, corrected }: PreparedQuery,
  { found, ranked }: { found: Relaxed; ranked: Ranked[] },
  vocabulary: Vocabulary,
): Promise<Ranked[]> => {
  const { units, matches } = found;
  if ((matches.firstStep ?? 0) > 0)
    return askedGoodsFirst(db, ranked, corrected ?? q, units, vocabulary);
  const named = await withoutMentions(db, ranked, units, vocabulary);
  return withoutOtherGoods(db, named, units, vocabulary);
};

/** So many matches show more than one kind of goods. */
const SEVERAL = 6;

/** Whether a language is written in a script that no other one of the shop has. */
const isInOwnScript = ({ language }: Vocabulary): boolean =>
  SCRIPTS.some(([code]) => code === language);

/** Whether all that was found only mentions what was searched for. */
const isOnlyMentioned = async (
  db: Db,
  { query, inHeads, found, near, vocabulary }: Lookup,
): Promise<boolean> => {
  const isElsewhere = found?.matches.firstStep === 0 && inHeads === 0;
  if (!isElsewhere || near || query.isCut || query.near.length > 0) return false;
  // Of letters that the language has not it is a name, which the title has in its own.
  if (isInOwnScript(vocabulary) && found.units.every(({ folded }) => ASCII.test(folded)))
    return false;
  const ids = found.matches.ranked.map(({ id }) => id);
  return (await listFactual(db, ids, found.units, vocabulary)).size === 0;
};

/** The units of a query whose goods may be of several kinds, hardly any of them called so; else undefined. */
const broadUnits = (
  ranked: readonly Ranked[],
  { found, near }: Lookup,
): QueryTerm[] | undefined => {
  const isBroad =
    !near &&
    found?.matches.firstStep === 0 &&
    ranked.length >= SEVERAL &&
    ranked.filter(({ isCalledSo }) => isCalledSo).length < CALLED_SO;
  return isBroad ? found.units : undefined;
};

/** The matches that are equally good, in turn of several kinds where none is asked for. */
const inTurn = (
  db: Db,
  alike: Ranked[],
  { gifts }: SearchInput,
  lookup: Lookup,
): Ranked[] | Promise<Ranked[]> => {
  if (gifts) return mixGifts(db, alike, gifts, lookup.vocabulary);
  const units = broadUnits(alike, lookup);
  return units ? spreadBroad(db, alike, units, lookup.vocabulary) : alike;
};

const searchWords = async (
  db: Db,
  vocabularies: Vocabularies,
  input: SearchInput,
): Promise<SearchResult> => {
  const lookup = await lookUp(db, vocabularies, input);
  const { query, found, near, vocabulary } = lookup;
  const meant = near?.query.corrected;
  const suggestions = [...new Set([...(meant === undefined ? [] : [meant]), ...query.suggestions])];
  const all = rankAll(found, near, vocabulary);
  const others = all.others;
  const ranked =
    found && !near && others.length === 0
      ? await orderByKind(db, query, { found, ranked: all.ranked }, vocabulary)
      : all.ranked;
  if (ranked.length === 0) return { ...NOTHING_FOUND, suggestions };
  const countAbove = (share: number): number =>
    ranked.filter(({ score }) => score >= share * (ranked[0]?.score ?? 0)).length;
  const alike = countAbove(ALIKE);
  const close = countAbove(CLOSE);
  // Any gift is as good as another; of goods those that are far from the first are hardly meant.
  const several = input.gifts ? ranked.length : close;
  const first = await inTurn(db, ranked.slice(0, several), input, lookup);
  const inOrder = [...first, ...ranked.slice(several)];
  return {
    ids: inOrder.map(({ id }) => id).concat(others),
    ranked: ranked.length,
    alike,
    close,
    fewerWords: hasFewerWords(lookup),
    near: missingOf(lookup),
    absent: near ? [] : query.absent,
    mentionedOnly: vocabulary.language === input.language && (await isOnlyMentioned(db, lookup)),
    thenFor: near?.isAnywhere ? near.query.corrected : null,
    capped: (found?.total ?? 0) + (near?.found.total ?? 0) >= MATCH_LIMIT,
    corrected: query.corrected,
    suggestions,
    foundIn: vocabulary.language === input.language ? null : vocabulary.language,
  };
};
