import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { listOwnVouchers } from '#contract/vouchers/own-vouchers.ts';
import { VouchersPage } from '#web/components/account/vouchers/vouchers-page.tsx';
import { performVoucher } from '#web/components/cart/voucher/perform-voucher.server.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash, takeFlash } from '#web/lib/visit/flash.server.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const meta = personalMeta<typeof loader>((t) => t('voucherPage.title'));

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await load(args, listOwnVouchers)),
  flash: takeFlash(args),
  messages: packedMessages(
    args.context.get(visitContext).language,
    'accountMenu',
    'voucherPage',
    'product',
  ),
});

/** Puts a voucher on the cart. Refused, the page is read anew too: something has changed since it was shown. */
export const action = async (args: ActionFunctionArgs) => {
  const { ok, message } = await performVoucher(args, await args.request.formData());
  if (!ok) return { refusal: message };
  leaveFlash(args, 'message', message);
  return redirect(makePaths(args.context.get(visitContext).language).vouchers(), 303);
};

export default function VouchersRoute() {
  const refusal = useActionData<typeof action>()?.refusal;
  return <VouchersPage {...useLoaderData<typeof loader>()} refusal={refusal} />;
}
