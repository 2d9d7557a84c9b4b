import type { LoaderFunctionArgs } from 'react-router';
import type { Card } from '#contract/catalogue/card.ts';
import { getCommon } from '#contract/shop/common.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isDigits } from '#contract/ids.ts';
import { getListing, type ListingData, listProducts } from '#contract/catalogue/listing.ts';
import { currencyExponent } from '#contract/money.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { makePaths, type Paths, searchOf } from '#web/lib/paths/paths.ts';
import { pageAddress, pageOfQuery } from '#web/lib/query/page-query.ts';
import { alternatesOf } from '#web/lib/seo/canonical.server.ts';
import { jsonLdText, provideJsonLd } from '#web/lib/seo/json-ld.tsx';
import { breadcrumbList, itemList } from '#web/lib/seo/schema-org-lists.server.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { requirePage } from '#web/lib/visit/require-page.server.ts';
import { documentData } from '#web/rendering/document-data.tsx';
import { type Filters, filtersOf, isFiltered, minorOf, sortOf } from './listing-query.ts';
import { redirectWith } from './require-id.server.ts';
import { cardsOf, packListing, sentListing } from './shown-listing.ts';

type Query = NonNullable<InputOf<typeof getListing>['query']>;
type Subject = Pick<
  Query,
  | 'category'
  | 'sub_category'
  | 'brand'
  | 'tag'
  | 'collection'
  | 'store'
  | 'q'
  | 'home_spm'
  | 'literal'
>;

/** How many popular products stand in for a listing that found nothing. */
const POPULAR = 12;
/** Up to so many results leave most of a screen empty; those of a search that filters narrow. */
const FEW = 12;
const FEW_NARROWED = 6;

const pricesOf = async (args: LoaderFunctionArgs, { min, max }: Filters) => {
  if (min === null && max === null) return {};
  // The currency's decimals say what "12" is in minor units.
  const { setting } = await load(args, getCommon);
  const exponent = currencyExponent(setting.currency);
  return {
    min: min === null ? undefined : minorOf(min, exponent),
    max: max === null ? undefined : minorOf(max, exponent),
  };
};

/** What stands in for a listing that found nothing, and below few results what sells best beside them. */
const findPopular = async (
  args: LoaderFunctionArgs,
  { products, searched, facets, subject }: ListingData,
) => {
  const { total, result } = products;
  const isNarrowed = isFiltered(args.url.searchParams) || args.url.searchParams.has('category');
  const fewNarrowed = searched === null ? 0 : FEW_NARROWED;
  if (total > (isNarrowed ? fewNarrowed : FEW)) return [];
  // Of the category that is listed; elsewhere of the one that most of it belongs to.
  const own = subject.parent?.id ?? (subject.kind === 'category' ? subject.id : null);
  const category = total > 0 ? (own ?? facets.categories[0]?.id) : undefined;
  const popular = await load(args, listProducts, { query: { sort: 'best_selling', category } });
  const shown = new Set(result.map(({ id }) => id));
  return popular.products.result
    .filter((card) => card.in_stock && !shown.has(card.id))
    .slice(0, POPULAR);
};

/** A question to the API as a query; the page that it asks for is left to the asker. */
const queryText = ({ page: _page, ...query }: Query): string => searchOf(query).toString();

/** The category that the address narrows a search, a collection or a store to; a slug leads to its id. */
const narrowedTo = async (
  args: LoaderFunctionArgs,
  { brand, tag, category: own }: Subject,
): Promise<Subject> => {
  const category = args.url.searchParams.get('category');
  if (category === null || brand || tag || own) return {};
  if (isDigits(category)) return { category };
  const { categories } = await load(args, getCommon);
  const named = categories.find(({ slug }) => slug === category.toLowerCase());
  return named ? redirectWith(args, args.url.pathname, 'category', named.id) : { category };
};

/** What the address asks of a listing of `subject`: filters, sort and page. */
export const listingQueryOf = async (args: LoaderFunctionArgs, subject: Subject) => {
  const query = args.url.searchParams;
  const filters = filtersOf(query);
  return {
    ...(await narrowedTo(args, subject)),
    brand: filters.brand,
    attribute: filters.attribute,
    collection: filters.collection ?? undefined,
    ...(await pricesOf(args, filters)),
    rating: filters.rating ?? undefined,
    shipping: filters.shipping,
    in_stock: filters.inStock ? ('1' as const) : undefined,
    sort: sortOf(query),
    page: pageOfQuery(query),
    ...subject,
  };
};

/** What a page shows beside the listing. A page beyond the last one leads to the last one. */
export const withListing = async (args: LoaderFunctionArgs, listing: ListingData, query: Query) => {
  requirePage(args.url, listing.products);
  const { language } = args.context.get(visitContext);
  const addressOfCard = (card: Card) => new URL(makePaths(language).product(card), args.url).href;
  // Nobody indexes what is searched for.
  if (listing.searched === null)
    provideJsonLd(args, [jsonLdText(itemList(listing.products.result.map(addressOfCard)))]);
  return {
    listing: packListing(listing),
    cards: documentData(args, cardsOf(listing)),
    popular: await findPopular(args, listing),
    /** What to ask for further pages by. */
    more: queryText({ ...query, sort: listing.sort }),
    messages: packedMessages(language, 'listing', 'card'),
  };
};

/** What a listing page shows: the cards and facets of `subject`, as the address asks for them. */
export const loadListing = async (args: LoaderFunctionArgs, subject: Subject) => {
  const query = await listingQueryOf(args, subject);
  return withListing(args, await load(args, getListing, { query }), query);
};

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>;

type Address = {
  /** The page's address with its slug in one language, and the query that belongs to it: `?brand=7`. */
  path: (paths: Paths, slug: string, code: string) => string;
  /** Parameters that name the page and filter nothing. */
  own?: readonly string[];
};

/** Where a listing stands: its address in each language, its breadcrumbs for search engines. */
export const addressOf = (
  args: LoaderFunctionArgs,
  { listing }: LoadedListing,
  { path, own = [] }: Address,
) => {
  const { language } = args.context.get(visitContext);
  const { subject, products } = sentListing(listing);
  const { slugs, slug, title, parent } = subject;
  const paths = makePaths(language);
  const here = new URL(path(paths, slug ?? '', language), args.url);
  const absolute = (to: string) => new URL(to, args.url).href;
  const places = [
    ...(parent ? [{ title: parent.title, url: absolute(paths.category(parent.slug)) }] : []),
    { title: title ?? '', url: here.href },
  ];
  const pathOf: Address['path'] = (...its) => new URL(path(...its), args.url).pathname;
  provideJsonLd(args, [jsonLdText(breadcrumbList(places))]);
  return {
    alternates: alternatesOf(slugs, slug ?? '', pathOf),
    canonicalQuery: pageAddress({ pathname: '', search: here.search }, products.page),
    noindex:
      isFiltered(args.url.searchParams, own) ||
      ['sort', 'category', 'sub_category']
        .filter((name) => !own.includes(name))
        .some((name) => args.url.searchParams.has(name)),
  };
};
