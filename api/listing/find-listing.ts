import { listBrandHighlights } from '#api/catalogue/brand-highlights.ts';
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
import type {
  ListingData,
  ListingQuery,
  ListingSubject,
  Understood,
} from '#contract/catalogue/listing.ts';
import type { PageOf } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import { inChosenColours } from './chosen-colours.ts';
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

/** A page of cards, in the colours that were chosen. */
const listCards = async (
  db: Db,
  { cards }: Indexes,
  { language, at }: ListingInput,
  { scope, found, parts }: FoundListing,
): Promise<Card[]> => {
  const read = parts.filter((part) => part.kind === 'attribute');
  const chosen = [
    ...scope.attributes.flatMap((attribute) => attribute.chosen),
    ...read.flatMap(({ ids }) => ids),
  ];
  const plain = await cards.list(found.ids, language, at);
  const near = read.flatMap((part) => part.near ?? []);
  return inChosenColours(db, await inChosenColours(db, plain, near), chosen);
};

/** So many stand beside a brand's name. */
const HIGHLIGHTS = 4;

const listHighlights = async (
  db: Db,
  { kind, id }: ListingSubject,
  { language, at }: ListingInput,
): Promise<Card[]> =>
  kind === 'brand' && id !== null
    ? listBrandHighlights(db, { id, size: HIGHLIGHTS }, language, at)
    : [];

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
  const [cards, highlights, facets, banners] = await Promise.all([
    listCards(db, indexes, input, listing),
    listHighlights(db, subject, input),
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
  const cards = await listCards(db, indexes, input, listing);
  return pageOfList(cards, listing.found.total, input.query.page);
};
