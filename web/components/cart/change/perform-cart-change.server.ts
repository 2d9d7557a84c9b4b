import { performVoucher } from '#web/components/cart/voucher/perform-voucher.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import type { Perform, ChangeResult } from './change-result.server.ts';
import { performAdd, performAddBundle, performBuyNow } from './perform-add.server.ts';
import { changeQuantity, putBack, remove, saveLine, select } from './perform-line.server.ts';

const performers = {
  add: performAdd,
  'add-bundle': performAddBundle,
  'buy-now': performBuyNow,
  quantity: changeQuantity,
  select,
  'select-all': select,
  remove,
  save: saveLine,
  'put-back': putBack,
  voucher: performVoucher,
} satisfies Record<string, Perform>;

export type CartIntent = keyof typeof performers;

const isIntent = (name: string): name is CartIntent => Object.hasOwn(performers, name);

/** Does what a cart form asks for. A form that asks for nothing known ends the request with 400. */
export const performCartChange = async (
  args: RequestArgs,
  form: FormData,
): Promise<ChangeResult & { intent: CartIntent }> => {
  const intent = formText(form, 'intent');
  if (!isIntent(intent)) throw failure(args.context.get(visitContext).language, 400);
  return { ...(await performers[intent](args, form)), intent };
};
