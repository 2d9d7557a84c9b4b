import type { FacetIndex } from '#api/catalogue/facet-index/facet-index.ts';
import { listBanners } from '#api/content/banners.ts';
import type { Limits } from '#api/http/limits/call-limits.ts';
import { pageOfList } from '#api/http/pages.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import { recordZeroResults } from '#api/search/zero-results.ts';
import { type SentencePart, withoutText } from '#api/search/sentence/sentence.ts';
import type { SharedCache } from '#api/shared-cache.ts';
import type { Card } from '#contract/catalogue/card.ts';
import { BANNER_TYPE } from '#contract/codes.ts';
import type { ListingData, ListingQuery, Understood } from '#contract/catalogue/listing.ts';
import type { PageOf } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import { inChosenColours } from '#api/cards/chosen-colours.ts';
import type { ListingInput } from './attempt.ts';
import { findUnderstood, type FoundListing } from './find-understood.ts';
import { nameFacets } from './present-facets.ts';
import { subjectOf } from './subject.ts';

/** Rate limits of calls that list products: only searches are counted. */
export const limitSearches = ({ searches }: Limits) => ({
  limiters: [searches],
  counts: ({ q }: Pick<ListingQuery, 'q'>): boolean => q !== undefined,
});

type ReadInput = ListingInput & { clientAddress: string | undefined };

/** What listings are found with. */
export type Indexes = { cards: FacetIndex; vocabularies: Vocabularies };
type Sources = Indexes & { sharedCache: SharedCache };

/** What was read, without the ids of attributes. */
const shown = (part: SentencePart, applied: readonly SentencePart[], q: string): Understood => {
  const isApplied = applied.includes(part);
  if (part.kind !== 'attribute') return { ...part, applied: isApplied };
  const { kind, text, attribute, value } = part;
  return { kind, text, attribute, value, rest: withoutText(q, part), applied: isApplied };
};

/** The cards of a page, in the colours that were chosen, and of a brand's best products, in one reading. */
const listCards = async (
  db: Db,
  { cards }: Indexes,
  { language, at }: ListingInput,
  { scope, found, parts }: FoundListing,
): Promise<{ products: Card[]; highlights: Card[] }> => {
  const read = parts.filter((part) => part.kind === 'attribute');
  const chosen = [
    ...scope.attributes.flatMap((attribute) => attribute.chosen),
    ...read.flatMap(({ ids }) => ids),
  ];
  const listed = await cards.list([...new Set([...found.ids, ...found.highlights])], language, at);
  const byId = new Map(listed.map((card) => [Number(card.id), card]));
  const cardsOf = (ids: readonly number[]): Card[] => ids.flatMap((id) => byId.get(id) ?? []);
  const near = read.flatMap((part) => part.near ?? []);
  const inNear = await inChosenColours(db, cardsOf(found.ids), near);
  return {
    products: await inChosenColours(db, inNear, chosen),
    highlights: cardsOf(found.highlights),
  };
};

/** The listing that the query asks for, undefined where something that it names does not exist. */
export const findListing = async (
  db: Db,
  indexes: Sources & { limits: Limits },
  input: ReadInput,
): Promise<ListingData | undefined> => {
  const { query, language, at } = input;
  const listing = await findUnderstood(db, indexes, input);
  if (!listing) return undefined;
  const { scope, found, parts, applied, relaxed, stores } = listing;
  const { searched } = scope;
  const isMiss = searched?.ids.length === 0 && indexes.limits.misses(input, at)?.allowed !== false;
  if (query.q && isMiss) await recordZeroResults(db, { q: query.q, language, now: at });
  const subject = subjectOf(scope, language);
  const [{ products: cards, highlights }, facets, banners] = await Promise.all([
    listCards(db, indexes, input, listing),
    nameFacets(indexes.sharedCache, found.facets, language),
    indexes.sharedCache.read(listBanners, [BANNER_TYPE.listingSidebar], language),
  ]);
  return {
    products: pageOfList(cards, found.total, query.page),
    subject,
    facets,
    searched: query.q?.trim() ?? null,
    stores,
    understood: parts.map((part) => shown(part, applied, query.q ?? '')),
    relaxed,
    comes_near_to: cards.length > 0 ? (searched?.near ?? []) : [],
    absent: cards.length > 0 ? (searched?.absent ?? []) : [],
    mentioned:
      cards.length > 0 && searched?.mentionedOnly ? (searched.corrected ?? searched.q) : null,
    then_for: cards.length > 0 ? (searched?.thenFor ?? null) : null,
    corrected: searched?.corrected ?? null,
    found_in: cards.length > 0 ? (searched?.foundIn ?? null) : null,
    suggestions: searched?.suggestions ?? [],
    sort: query.sort ?? 'relevance',
    banners,
    highlights,
  };
};

/** The cards of a listing alone. */
export const findCards = async (
  db: Db,
  indexes: Sources,
  input: ListingInput,
): Promise<PageOf<Card> | undefined> => {
  const listing = await findUnderstood(db, indexes, input);
  if (!listing) return undefined;
  const { products: cards } = await listCards(db, indexes, input, listing);
  return pageOfList(cards, listing.found.total, input.query.page);
};
