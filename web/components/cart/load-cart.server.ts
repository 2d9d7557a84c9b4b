import type { LoaderFunctionArgs } from 'react-router';
import { getCart, type CartData } from '#contract/cart/cart.ts';
import { DELIVERY_PLACE_COOKIE } from '#web/components/product/delivery/place-cookie.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { readCookie } from '#web/lib/visit/cookies.server.ts';

/** The cart; while no address is known, sending is estimated for the place that the visitor has chosen. */
export const loadCart = (args: LoaderFunctionArgs): Promise<CartData> => {
  const place = readCookie(args.request.headers.get('cookie'), DELIVERY_PLACE_COOKIE) ?? '';
  // A cookie may say anything; what is no place must not keep the cart from being shown.
  const [, country, state] = /^([A-Z]{2})\/([\w-]{0,64})$/.exec(place) ?? [];
  return load(args, getCart, {
    query: { ...(country && { country }), ...(state && { state }) },
  });
};
