import type { LoaderFunctionArgs } from 'react-router';
import { listingQuery, listProducts } from '#contract/catalogue/listing.ts';
import { withoutStore } from '#web/components/card/without-store.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';

/** The names that are lists in the API's query, also when there is only one value. */
const gathered = (query: URLSearchParams) =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, valueOf(query.getAll(name))]));

const valueOf = (values: string[]) => (values.length === 1 ? values[0] : values);

/** One more page of a listing's cards, by the API's own query (`more` of load-listing.ts). */
export const loader = async (args: LoaderFunctionArgs) => {
  const query = listingQuery.safeParse(gathered(args.url.searchParams));
  if (!query.success) throw failure(args.context.get(visitContext).language, 404);
  const { products } = await load(args, listProducts, { query: query.data });
  const isOfStore = query.data.store !== undefined;
  const shown = isOfStore ? { ...products, result: products.result.map(withoutStore) } : products;
  return Response.json(shown, { headers: { 'Cache-Control': 'public, max-age=60' } });
};
