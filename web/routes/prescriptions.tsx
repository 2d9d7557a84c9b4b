import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  erasePrescription,
  listPrescriptions,
  openPrescriptionLink,
} from '#contract/prescriptions/prescription.ts';
import { PrescriptionsPage } from '#web/components/prescription/prescriptions-page.tsx';
import { call, load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { tokenOf, visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash, takeFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: { token: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('prescription.mine'));

/** The one of the link in a mail, or all of the shopper's own. */
const loadThem = async (args: LoaderFunctionArgs, token: string | undefined) => {
  if (token !== undefined)
    return [(await load(args, openPrescriptionLink, { query: { token } })).prescription];
  // Who has sent nothing yet has no token.
  if (!tokenOf(args.context.get(visitContext))) return [];
  return (await load(args, listPrescriptions)).prescriptions;
};

const linkOf = ({ url }: { url: URL }): string | undefined =>
  url.searchParams.get('token') ?? undefined;

export const loader = async (args: LoaderFunctionArgs) => {
  const token = linkOf(args);
  return {
    prescriptions: await loadThem(args, token),
    token,
    flash: takeFlash(args),
    messages: packedMessages(
      args.context.get(visitContext).language,
      'accountMenu',
      'prescription',
    ),
  };
};

export const action = async (args: ActionFunctionArgs) => {
  const id = formText(await args.request.formData(), 'id');
  const token = linkOf(args);
  const query = token === undefined ? { id } : { token };
  const answer = await call(args, erasePrescription, { query });
  leaveFlash(args, answer.ok ? 'message' : 'error', answer.message);
  return redirect(makePaths(args.context.get(visitContext).language).prescriptions(), 303);
};

export default function PrescriptionsRoute() {
  return <PrescriptionsPage {...useLoaderData<typeof loader>()} />;
}
