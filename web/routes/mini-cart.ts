import { getCart } from '#contract/cart.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { performCartChange } from '#web/components/cart/perform.ts';
import type { MiniCartAnswer, Said } from '#web/components/mini-cart/answer.ts';
import { load } from '#web/lib/api.ts';
import { visitContext } from '#web/lib/context.ts';

const tell = async (args: LoaderFunctionArgs, said: Said | null): Promise<Response> => {
  const { language } = args.context.get(visitContext);
  const answer: MiniCartAnswer = {
    cart: await load(args, getCart),
    said,
    messages: messagesFor(language, 'cartPage', 'miniCart'),
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
};

/** The small cart beside every page, with its words: it comes when it is opened. */
export const loader = (args: LoaderFunctionArgs) => tell(args, null);

/** A change made in the small cart: what became of it, and the cart after it, in one go. */
export const action = async (args: ActionFunctionArgs) => {
  const { ok, message, aside } = await performCartChange(args, await args.request.formData());
  return tell(args, { ok, message, aside: aside ?? null });
};
