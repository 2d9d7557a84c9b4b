import { isDigits } from '#contract/ids.ts';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listingMeta } from '#web/components/listing/listing-meta.ts';
import { NARROWED_LISTING } from '#web/components/listing/listing-query.ts';
import { ListingPage } from '#web/components/listing/listing-page.tsx';
import {
  addressOf,
  loadListing,
  type LoadedListing,
} from '#web/components/listing/load-listing.server.ts';
import { redirectWith } from '#web/components/listing/require-id.server.ts';
import { sentListing } from '#web/components/listing/shown-listing.ts';
import { requireAddress } from '#web/lib/seo/canonical.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { isMissing } from '#web/lib/visit/failure.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = {
  query: { home_spm: 'one', tag: 'one', sub_category: 'one', ...NARROWED_LISTING },
};

/** The parameters that may say what the list is of. */
const SOURCES = ['home_spm', 'tag', 'brand', 'collection', 'sub_category', 'category'] as const;

type Source = { name: (typeof SOURCES)[number]; value: string };

const sourcesOf = (query: URLSearchParams): Source[] =>
  SOURCES.flatMap((name) => {
    const value = query.get(name);
    return value ? [{ name, value }] : [];
  });

/** Whether it is the list of a block of the home page, which comes and goes with the block. */
const isBlock = ({ listing }: LoadedListing): boolean =>
  sentListing(listing).subject.kind === 'home_block';

type Found = { source: Source | undefined; loaded: LoadedListing };

const findList = async (
  args: LoaderFunctionArgs,
  source: Source,
): Promise<LoadedListing | undefined> => {
  const { name, value } = source;
  const subject = name === 'brand' || name === 'tag' ? { [name]: [value] } : { [name]: value };
  try {
    const loaded = await loadListing(args, subject);
    // A block that is gone, together with other parameters, only says where the visitor came from.
    return name === 'home_spm' && !isBlock(loaded) ? undefined : loaded;
  } catch (thrown) {
    if (!isMissing(thrown)) throw thrown;
    return undefined;
  }
};

/** The first source that there is. Without one the slug is a category's, or there is no page. */
const loadSource = async (args: LoaderFunctionArgs): Promise<Found> => {
  for (const source of sourcesOf(args.url.searchParams)) {
    const loaded = await findList(args, source);
    if (loaded) return { source, loaded };
  }
  const loaded = await loadListing(args, { category: args.params['slug'] ?? '' });
  return { source: undefined, loaded };
};

/** An address that names what the list is of by its slug leads to the one that names it by its id. */
const requireSourceId = (
  args: LoaderFunctionArgs,
  { name, value }: Source,
  { listing }: LoadedListing,
  path: string,
): void => {
  const { kind, id } = sentListing(listing).subject;
  if (kind === name && id !== null && !isDigits(value)) redirectWith(args, path, name, id);
};

export const loader = async (args: LoaderFunctionArgs) => {
  const { source, loaded } = await loadSource(args);
  const own = source ? [source.name] : ['home_spm'];
  const address = addressOf(args, loaded, {
    path: (paths, slug) =>
      source ? paths.products(slug, { [source.name]: source.value }) : paths.category(slug),
    own,
  });
  const path = address.alternates[args.context.get(visitContext).language];
  if (source) {
    requireSourceId(args, source, loaded, path);
    requireAddress(args.url, path);
  }
  // A block's list has no address of its own that could be found: `home_spm` is in no canonical one.
  return { ...loaded, ...address, own, noindex: address.noindex || isBlock(loaded) };
};

export const meta: MetaFunction<typeof loader> = (args) => listingMeta(args);

export default function ProductsRoute() {
  const { listing, cards, popular, more, own } = useLoaderData<typeof loader>();
  return <ListingPage listing={listing} cards={cards} popular={popular} more={more} own={own} />;
}
