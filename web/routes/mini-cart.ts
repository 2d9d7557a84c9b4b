import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { messagesFor } from '#i18n/messages.ts';
import { performCartChange } from '#web/components/cart/change/perform-cart-change.server.ts';
import { loadCart } from '#web/components/cart/load-cart.server.ts';
import type { MiniCartAnswer } from '#web/components/mini-cart/fetch-mini-cart.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

type Done = Pick<MiniCartAnswer, 'said' | 'added'>;

const answerWith = async (args: LoaderFunctionArgs, done: Done): Promise<Response> => {
  const { language } = args.context.get(visitContext);
  const answer: MiniCartAnswer = {
    cart: await loadCart(args),
    ...done,
    messages: messagesFor(language, 'cartPage', 'miniCart', 'arrival'),
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
};

/** The small cart beside every page, with its words: it comes when it is opened. */
export const loader = (args: LoaderFunctionArgs) => answerWith(args, { said: null, added: null });

/** A change that a script asks for: what became of it, and the cart after it, in one go. */
export const action = async (args: ActionFunctionArgs) => {
  const done = await performCartChange(args, await args.request.formData());
  const { ok, message, aside = null } = done;
  const added = done.ok ? (done.added ?? null) : null;
  return answerWith(args, { said: { ok, message, aside }, added });
};
