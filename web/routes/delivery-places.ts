import type { LoaderFunctionArgs } from 'react-router';
import { loadPlaces } from '#web/components/product/load-places.ts';

/** The countries, and the states of `?country=`, for whoever changes where a product is to go. */
export const loader = async (args: LoaderFunctionArgs) => {
  const places = await loadPlaces(args, args.url.searchParams.get('country') ?? '');
  return Response.json(places, { headers: { 'Cache-Control': 'public, max-age=3600' } });
};
