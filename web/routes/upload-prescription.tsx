import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { loadForm } from '#web/components/prescription/load-form.server.ts';
import { performSend } from '#web/components/prescription/perform-send.server.ts';
import { UploadPage } from '#web/components/prescription/upload-page.tsx';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash, takeFlash } from '#web/lib/visit/flash.server.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const meta = personalMeta<typeof loader>((t) => t('prescription.title'));

export const loader = async (args: LoaderFunctionArgs) => ({
  form: await loadForm(args),
  flash: takeFlash(args),
  messages: packedMessages(args.context.get(visitContext).language, 'prescription', 'upload'),
});

/** For whoever has no scripts; with them the form is sent to `paths.prescriptionForm()`. */
export const action = async (args: ActionFunctionArgs) => {
  const answer = await performSend(args, await args.request.formData());
  if (answer.kind === 'refused') return answer;
  leaveFlash(args, 'message', answer.message);
  const paths = makePaths(args.context.get(visitContext).language);
  return redirect(answer.isStored ? paths.prescriptions() : paths.uploadPrescription(), 303);
};

export default function UploadPrescriptionRoute() {
  const refused = useActionData<typeof action>();
  return <UploadPage {...useLoaderData<typeof loader>()} refused={refused ?? undefined} />;
}
