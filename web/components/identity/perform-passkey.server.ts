import type { ActionFunctionArgs } from 'react-router';
import { signInByPasskey, type SignedCredential } from '#contract/passkey.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { arrive } from './arrive.server.ts';
import type { FormAnswer } from './form-answer.ts';
import { requireCredential, takeQuestion } from './passkey-question.server.ts';
import { refused } from './refused.server.ts';

/** Signs in whose passkey has signed what this browser was asked. */
export const performPasskey = async (
  args: ActionFunctionArgs,
  form: FormData,
): Promise<FormAnswer | Response> => {
  const credential = requireCredential<SignedCredential>(args, form);
  const json = { request: takeQuestion(args), credential };
  const answer = await call(args, signInByPasskey, { json });
  return answer.ok ? arrive(args, answer.data) : refused(answer);
};
