import type { Ceremony } from '#contract/account/passkey.ts';
import type { Answer } from '#web/lib/page-data/api.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { readCookie, writeCookie } from '#web/lib/visit/cookies.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';

/** Holds the token of what this browser's device has been asked: elsewhere its answer counts for nothing. */
const COOKIE = 'frontend_passkey';
/** As long as an answer is waited for. */
const SECONDS = 600;
const NEEDS_PROOF = 403;

const setCookie = ({ context }: RequestArgs, token: string): void => {
  const { answerHeaders, secure } = context.get(visitContext);
  const maxAge = token ? SECONDS : 0;
  answerHeaders.append(
    'Set-Cookie',
    writeCookie(COOKIE, token, { maxAge, httpOnly: true, secure }),
  );
};

/** What a page's script asks the device; the token of the question stays in a cookie. */
export const giveQuestion = (args: RequestArgs, answer: Answer<Ceremony>): Response => {
  if (!answer.ok) {
    const needsProof = answer.status === NEEDS_PROOF;
    return Response.json({ ok: false, message: answer.message, needsProof });
  }
  const { request, origin, options } = answer.data;
  setCookie(args, request);
  return Response.json({ ok: true, origin, options });
};

/** The token of what was asked, which is forgotten here: an answer counts once. Empty where there is none. */
export const takePasskeyRequest = (args: RequestArgs & { request: Request }): string => {
  setCookie(args, '');
  return readCookie(args.request.headers.get('cookie'), COOKIE) ?? '';
};

/** The credential of a form, whose shape the API checks. Ends the request with 400 where it is no JSON. */
export const requireCredential = <Credential>(
  { context }: RequestArgs,
  form: FormData,
): Credential => {
  try {
    return JSON.parse(String(form.get('credential')));
  } catch {
    // Only who writes forms by hand sends that.
    throw failure(context.get(visitContext).language, 400);
  }
};
