import { listBrands } from '#contract/catalogue/brand.ts';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { ask } from 'souk/loader';

/** A page of a shop's own that asks the API: custom-shop.test.ts builds it, the type checker reads it where it lies. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { result } = await ask(args, listBrands, { query: {} });
  return { count: result.length };
};

export default function Shelves() {
  return <p>{useLoaderData<typeof loader>().count} brands on our shelves</p>;
}
