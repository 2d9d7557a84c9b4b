import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listingMeta } from '#web/components/listing/listing-meta.ts';
import { ListingPage } from '#web/components/listing/listing-page.tsx';
import { addressOf, loadListing } from '#web/components/listing/load-listing.ts';
import { withQuery } from '#web/lib/paths.ts';

export { shouldRevalidate } from '#web/lib/steady.ts';

/** The parameters that may say what the list is of; without one, the slug is a category's. */
const SOURCES = ['home_spm', 'tag', 'brand', 'collection', 'sub_category', 'category'] as const;

const sourceOf = (query: URLSearchParams) => {
  const name = SOURCES.find((one) => query.get(one));
  return name && { name, value: query.get(name) ?? '' };
};

const subjectOf = (args: LoaderFunctionArgs) => {
  const source = sourceOf(args.url.searchParams);
  if (!source) return { category: args.params['slug'] ?? '' };
  const { name, value } = source;
  return name === 'brand' || name === 'tag' ? { [name]: [value] } : { [name]: value };
};

export const loader = async (args: LoaderFunctionArgs) => {
  const loaded = await loadListing(args, subjectOf(args));
  const source = sourceOf(args.url.searchParams);
  const address = addressOf(args, loaded, {
    path: (paths, slug) => paths.products(slug || (args.params['slug'] ?? '')),
    // The list of a home block is attributed by its parameter, and is the same without a name.
    query:
      source && source.name !== 'home_spm' ? withQuery('', { [source.name]: source.value }) : '',
    own: source ? [source.name] : [],
  });
  return { ...loaded, ...address, own: source ? [source.name] : [] };
};

export const meta: MetaFunction<typeof loader> = (args) => listingMeta(args);

export default function ProductsRoute() {
  const { listing, popular, own } = useLoaderData<typeof loader>();
  return <ListingPage listing={listing} popular={popular} own={own} />;
}
