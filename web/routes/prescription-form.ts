import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { messagesFor } from '#i18n/messages.ts';
import type { FetchedForm } from '#web/components/prescription/fetch-form.ts';
import { loadForm } from '#web/components/prescription/load-form.server.ts';
import { performSend } from '#web/components/prescription/perform-send.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

const HEADERS = { 'Cache-Control': 'no-store' };

/** The form of the pop-up, with its words: it comes when that is opened. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { language } = args.context.get(visitContext);
  const fetched: FetchedForm = {
    form: await loadForm(args),
    messages: messagesFor(language, 'prescription', 'upload', 'error'),
  };
  return Response.json(fetched, { headers: HEADERS });
};

/** A form that a script sends: what became of it. */
export const action = async (args: ActionFunctionArgs) =>
  Response.json(await performSend(args, await args.request.formData()), { headers: HEADERS });
