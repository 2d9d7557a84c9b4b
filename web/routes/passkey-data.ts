import type { ActionFunctionArgs } from 'react-router';
import {
  addPasskey,
  startPasskey,
  startPasskeySignIn,
  type NewCredential,
} from '#contract/account/passkey.ts';
import {
  giveQuestion,
  requireCredential,
  takePasskeyRequest,
} from '#web/components/identity/passkey/passkey-request.server.ts';
import { call } from '#web/lib/page-data/api.server.ts';

/**
 * Tells a page's script what to ask the device, of whoever signs in or of whoever adds a passkey, and keeps the
 * passkey that it has made. Who signs in sends the device's answer to the page of signing in.
 */
export const action = async (args: ActionFunctionArgs) => {
  const form = await args.request.formData();
  const intent = form.get('intent');
  if (intent === 'sign-in') return giveQuestion(args, await call(args, startPasskeySignIn));
  if (intent === 'create') return giveQuestion(args, await call(args, startPasskey));
  const credential = requireCredential<NewCredential>(args, form);
  const json = { request: takePasskeyRequest(args), credential };
  const { ok, message } = await call(args, addPasskey, { json });
  return Response.json({ ok, message });
};
