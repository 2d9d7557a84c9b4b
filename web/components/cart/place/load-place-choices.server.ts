import { redirect } from 'react-router';
import { DELIVERY_PLACE_COOKIE } from '#web/components/product/delivery/place-cookie.ts';
import type { PlaceChoices } from '#web/components/product/delivery/delivery-place.ts';
import { loadPlaces } from '#web/components/product/delivery/load-places.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { writeCookie, YEAR } from '#web/lib/visit/cookies.server.ts';

/**
 * The places to choose from, where the address asks to change the one that delivery is estimated for. What a form
 * without scripts has chosen is remembered, and the cart shown for it.
 */
export const loadPlaceChoices = async (
  args: RequestArgs & { request: Request },
): Promise<PlaceChoices | null> => {
  const { searchParams: query } = new URL(args.request.url);
  const country = query.get('country') ?? '';
  if (query.has('place')) return loadPlaces(args, country);
  if (!country) return null;
  const { language, secure } = args.context.get(visitContext);
  const place = `${country}/${query.get('state') ?? ''}`;
  throw redirect(makePaths(language).cart(), {
    headers: { 'set-cookie': writeCookie(DELIVERY_PLACE_COOKIE, place, { maxAge: YEAR, secure }) },
  });
};
