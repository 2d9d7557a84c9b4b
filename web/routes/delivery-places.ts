import type { LoaderFunctionArgs } from 'react-router';
import { loadPlaces } from '#web/components/product/delivery/load-places.server.ts';

/** The countries, and what there is to say of `?country=`, for whoever chooses where something goes. */
export const loader = async (args: LoaderFunctionArgs) => {
  const places = await loadPlaces(args, args.url.searchParams.get('country') ?? '');
  return Response.json(places, { headers: { 'Cache-Control': 'public, max-age=3600' } });
};
