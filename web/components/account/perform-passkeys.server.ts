import { deletePasskey, renamePasskey } from '#contract/account/passkey.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

/** What became of it, in the words of the shop. */
export type PasskeyChanged = { ok: boolean; message: string };

const perform = (args: RequestArgs, form: FormData) => {
  const params = { id: formText(form, 'id') };
  const intent = formText(form, 'intent');
  if (intent === 'delete') return call(args, deletePasskey, { params });
  if (intent === 'rename')
    return call(args, renamePasskey, { params, json: { name: formText(form, 'name') } });
  throw failure(args.context.get(visitContext).language, 400);
};

/** Renames or deletes a passkey of whoever is signed in. */
export const performPasskeys = async (
  args: RequestArgs & { request: Request },
): Promise<PasskeyChanged> => {
  const { ok, message } = await perform(args, await args.request.formData());
  return { ok, message };
};
