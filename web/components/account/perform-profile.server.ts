import { deletePicture, setPicture } from '#contract/account/account-picture.ts';
import { ACCOUNT_PICTURE } from '#contract/files.ts';
import {
  changeEmail,
  changePhone,
  deleteAccount,
  deletePhone,
  endSession,
  updateProfile,
  updateUserPassword,
} from '#contract/account/account-settings.ts';
import { unlinkSocialLogin } from '#contract/account/social-login.ts';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { isLanguageCode } from '#i18n/languages.ts';
import { beginVerification } from '#web/components/identity/code/challenge.server.ts';
import { call, type Answer } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { signIn, signOut } from '#web/lib/visit/session.server.ts';

/** Which form of the profile was refused, and why. */
export type ProfileRefusal = {
  kind: 'refused';
  section: string;
  message: string;
  fields: Record<string, string>;
  typed: Record<string, string>;
};

type Change = (args: ActionFunctionArgs, form: FormData) => Promise<Answer<unknown>>;

const pathsOf = ({ context }: RequestArgs) => makePaths(context.get(visitContext).language);

const saveDetails: Change = (args, form) => {
  const language = formText(form, 'language');
  return call(args, updateProfile, {
    json: {
      name: formText(form, 'name'),
      ...(isLanguageCode(language) && { language }),
    },
  });
};

const changePassword: Change = async (args, form) => {
  const answer = await call(args, updateUserPassword, {
    json: { password: String(form.get('password') ?? '') },
  });
  // This session goes on under a new token; the others have ended. A guest's orders stay with the guest.
  const { guestToken = null } = args.context.get(visitContext);
  if (answer.ok) signIn(args, { token: answer.data.token, guest_token: guestToken });
  return answer;
};

const changeAddress: Change = async (args, form) => {
  const answer = await call(args, changeEmail, { json: { email: formText(form, 'email') } });
  if (!answer.ok) return answer;
  throw beginVerification(args, answer.data.challenge, 'email');
};

const changeNumber: Change = async (args, form) => {
  const country = formText(form, 'country') || undefined;
  const answer = await call(args, changePhone, {
    json: { phone: formText(form, 'phone'), country },
  });
  if (!answer.ok) return answer;
  throw beginVerification(args, answer.data.challenge, 'phone');
};

const savePicture: Change = async (args, form) => {
  const file = form.get(ACCOUNT_PICTURE);
  const files =
    file instanceof File
      ? [{ field: ACCOUNT_PICTURE, bytes: new Uint8Array(await file.arrayBuffer()) }]
      : [];
  return call(args, setPicture, { files });
};

const endDevice: Change = (args, form) => {
  const id = formText(form, 'id');
  return call(args, endSession, { query: id ? { id } : {}, json: undefined });
};

const unlinkLogin: Change = (args, form) =>
  call(args, unlinkSocialLogin, { params: { provider: formText(form, 'provider') } });

const removeAccount: Change = async (args) => {
  const answer = await call(args, deleteAccount);
  if (!answer.ok) return answer;
  signOut(args);
  leaveFlash(args, 'message', answer.message);
  throw redirect(pathsOf(args).login());
};

const CHANGES: Record<string, Change> = {
  details: saveDetails,
  password: changePassword,
  email: changeAddress,
  phone: changeNumber,
  'phone-removed': (args) => call(args, deletePhone),
  picture: savePicture,
  'picture-removed': (args) => call(args, deletePicture),
  session: endDevice,
  login: unlinkLogin,
  delete: removeAccount,
};

const FORM_REFUSED = 201;
const NEEDS_PROOF = 403;

/**
 * What a form of the profile asks for. Done: back to the profile, which says so. Where who is here must
 * be proven first, that comes before.
 */
export const performProfile = async (
  args: ActionFunctionArgs,
  form: FormData,
): Promise<ProfileRefusal | Response> => {
  const section = formText(form, 'section');
  const change = CHANGES[section];
  const paths = pathsOf(args);
  if (!change) return redirect(paths.profile());
  const answer = await change(args, form);
  if (answer.ok) {
    leaveFlash(args, 'message', answer.message);
    return redirect(paths.profile());
  }
  if (answer.status === NEEDS_PROOF) return redirect(paths.confirmIdentity(paths.profile()));
  if (answer.status !== FORM_REFUSED) {
    // Nothing of it can be mended in the form: a device that is signed out already, too many tries.
    leaveFlash(args, 'error', answer.message);
    return redirect(paths.profile());
  }
  const { message, fields } = answer;
  const typed = Object.fromEntries(
    ['name', 'email', 'phone', 'country'].map((name) => [name, formText(form, name)]),
  );
  return { kind: 'refused', section, message, fields, typed };
};
