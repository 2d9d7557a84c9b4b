import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listingMeta } from '#web/components/listing/listing-meta.ts';
import { ListingPage } from '#web/components/listing/listing-page.tsx';
import {
  addressOf,
  loadListing,
  type LoadedListing,
} from '#web/components/listing/load-listing.ts';
import { sentListing } from '#web/components/listing/shown-listing.ts';
import { requireAddress } from '#web/lib/seo/canonical.ts';
import { visitContext } from '#web/lib/context.ts';
import { isMissing } from '#web/lib/failure.ts';
import { publicHeaders } from '#web/lib/public-page.ts';

export { shouldRevalidate } from '#web/lib/steady.ts';

export const headers = publicHeaders;

/** The parameters that may say what the list is of. */
const SOURCES = ['home_spm', 'tag', 'brand', 'collection', 'category'] as const;

const findSource = (query: URLSearchParams) => {
  const name = SOURCES.find((one) => query.get(one));
  return name && { name, value: query.get(name) ?? '' };
};

type Source = ReturnType<typeof findSource>;

/** Without a source the slug is a category's; with one that is unknown too, or there is no page. */
const loadSource = async (args: LoaderFunctionArgs) => {
  const source = findSource(args.url.searchParams);
  const category = { category: args.params['slug'] ?? '' };
  if (!source) return { source, loaded: await loadListing(args, category) };
  const { name, value } = source;
  const subject = name === 'brand' || name === 'tag' ? { [name]: [value] } : { [name]: value };
  try {
    return { source, loaded: await loadListing(args, subject) };
  } catch (thrown) {
    if (!isMissing(thrown)) throw thrown;
    return { source: undefined, loaded: await loadListing(args, category) };
  }
};

/**
 * Where `home_spm` only tells what was pressed, the page is the same without it. A home block's own
 * list is nowhere without it.
 */
const queryOf = (source: NonNullable<Source>, { listing }: LoadedListing) =>
  source.name !== 'home_spm' || sentListing(listing).subject.kind === 'home_block'
    ? { [source.name]: source.value }
    : {};

export const loader = async (args: LoaderFunctionArgs) => {
  const { source, loaded } = await loadSource(args);
  const own = source ? [source.name] : ['home_spm'];
  const address = addressOf(args, loaded, {
    path: (paths, slug) =>
      source
        ? paths.products(slug || (args.params['slug'] ?? ''), queryOf(source, loaded))
        : paths.category(slug),
    own,
  });
  if (source) requireAddress(args.url, address.alternates[args.context.get(visitContext).language]);
  return { ...loaded, ...address, own };
};

export const meta: MetaFunction<typeof loader> = (args) => listingMeta(args);

export default function ProductsRoute() {
  const { listing, cards, popular, more, own } = useLoaderData<typeof loader>();
  return <ListingPage listing={listing} cards={cards} popular={popular} more={more} own={own} />;
}
