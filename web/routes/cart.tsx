import {
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { CartPage } from '#web/components/cart/cart-page.tsx';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';
import {
  performCartChange,
  type CartIntent,
} from '#web/components/cart/change/perform-cart-change.server.ts';
import { loadCart } from '#web/components/cart/load-cart.server.ts';
import { loadPlaceChoices } from '#web/components/cart/place/load-place-choices.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { isScripted, personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash, takeFlash } from '#web/lib/visit/flash.server.ts';
import { findReferrer } from '#web/lib/visit/referrer.server.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = {
  query: { aside: 'one', place: 'one', country: 'one', state: 'given' },
};

/** Indexed by search engines, unlike other personal pages: docs/decisions/020. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const t = metaTranslate(matches, location);
  const title = t('cartPage.title');
  return pageMeta({ matches, location, title, description: t('cartPage.description') });
};

export const loader = async (args: LoaderFunctionArgs) => {
  const places = await loadPlaceChoices(args);
  return {
    cart: await loadCart(args),
    places,
    flash: takeFlash(args),
    messages: packedMessages(
      args.context.get(visitContext).language,
      'cartPage',
      'checkout',
      'arrival',
      'card',
      ...(places ? (['product'] as const) : []),
    ),
  };
};

/** What moves a line: the page opens anew, and offers to take it back. */
const MOVES: ReadonlySet<CartIntent> = new Set(['remove', 'save', 'put-back']);
/** What is worth a word on the page that is opened after it. */
const SAID: ReadonlySet<CartIntent> = new Set(['add', 'add-bundle', 'voucher']);

/** Every change to the cart from this page, and without scripts from all that sell. */
export const action = async (args: ActionFunctionArgs) => {
  const { intent, aside, ...outcome } = await performCartChange(
    args,
    await args.request.formData(),
  );
  const paths = makePaths(args.context.get(visitContext).language);
  if (!outcome.ok) return { ...outcome, back: findReferrer(args) };
  if (intent === 'buy-now') return redirect(paths.shipping(), 303);
  if (isScripted(args.request) && !MOVES.has(intent)) return outcome;
  if (MOVES.has(intent) || SAID.has(intent)) leaveFlash(args, 'message', outcome.message);
  return redirect(withQuery(paths.cart(), { aside }), 303);
};

export default function CartRoute() {
  const { cart, flash, places } = useLoaderData<typeof loader>();
  const outcome: CartOutcome | undefined = useActionData<typeof action>();
  const [search] = useSearchParams();
  return <CartPage {...{ cart, flash, places, outcome }} aside={search.get('aside')} />;
}
