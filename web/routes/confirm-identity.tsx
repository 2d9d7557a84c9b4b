import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { listSessions, prove } from '#contract/account/account-settings.ts';
import { listPasskeys, provePasskey, type SignedCredential } from '#contract/account/passkey.ts';
import { beginVerification } from '#web/components/identity/code/challenge.server.ts';
import { returnPath } from '#web/components/identity/complete-sign-in.server.ts';
import {
  requireCredential,
  takePasskeyRequest,
} from '#web/components/identity/passkey/passkey-request.server.ts';
import { refused } from '#web/components/identity/refused.server.ts';
import { ConfirmIdentityPage } from '#web/components/identity/confirm-identity-page.tsx';
import { call, load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { requireProfile } from '#web/lib/visit/session.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: { redirect: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('accountPage.confirmTitle'));

export const loader = async (args: LoaderFunctionArgs) => {
  const { profile, language } = requireProfile(args);
  const { has_password: hasPassword, needs_proof: needsProof } = await load(args, listSessions);
  if (!needsProof) throw redirect(returnPath(args, 'profile'));
  return {
    email: profile.email ?? profile.phone ?? '',
    hasPassword,
    hasPasskey: (await load(args, listPasskeys)).passkeys.length > 0,
    messages: packedMessages(language, 'accountPage', 'signIn', 'passkey'),
  };
};

const confirmByPasskey = async (args: ActionFunctionArgs, form: FormData) => {
  const credential = requireCredential<SignedCredential>(args, form);
  const json = { request: takePasskeyRequest(args), credential };
  const answer = await call(args, provePasskey, { json });
  if (!answer.ok) return { by: 'passkey', ...refused(answer) };
  leaveFlash(args, 'message', answer.message);
  return redirect(returnPath(args, 'profile'), 303);
};

/** Proves who is here by a passkey or the password, or sends a code that does. */
export const action = async (args: ActionFunctionArgs) => {
  const form = await args.request.formData();
  if (form.get('intent') === 'passkey') return confirmByPasskey(args, form);
  const password = form.get('by') === 'password' ? String(form.get('password') ?? '') : undefined;
  const json = password === undefined ? {} : { password };
  const answer = await call(args, prove, { json });
  if (!answer.ok) return { by: password === undefined ? 'code' : 'password', ...refused(answer) };
  const { challenge } = answer.data;
  if (challenge) return beginVerification(args, challenge.challenge, 'proof');
  leaveFlash(args, 'message', answer.message);
  return redirect(returnPath(args, 'profile'), 303);
};

export default function ConfirmIdentityRoute() {
  return (
    <ConfirmIdentityPage
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
    />
  );
}
