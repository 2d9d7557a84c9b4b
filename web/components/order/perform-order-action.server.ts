import type { ActionFunctionArgs } from 'react-router';
import { performReorder } from './reorder/perform-reorder.server.ts';
import { performResend } from './resend/perform-resend.server.ts';
import { whichOrder } from './require-order.server.ts';

/** What the buttons of an order's page do: send its mail again, or put it back into the cart. */
export const performOrderAction = async (args: ActionFunctionArgs) => {
  const form = await args.request.formData();
  return form.get('intent') === 'resend'
    ? performResend(args)
    : performReorder(args, whichOrder(args));
};
