import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { readCookie, writeCookie } from '#web/lib/visit/cookies.server.ts';
import { visitContext, type RequestArgs } from './context.server.ts';

export type Flash = { tone: 'message' | 'error'; text: string };

const COOKIE = 'flash';
const SECONDS = 60;

/** Leaves a message for the next page, for shoppers whose browser runs no script. */
export const leaveFlash = ({ context }: RequestArgs, tone: Flash['tone'], text: string) => {
  const visit = context.get(visitContext);
  // Text from the API is short; the cap keeps the cookie within what browsers store.
  const value = `${tone}:${text.slice(0, 400)}`;
  visit.answerHeaders.append(
    'Set-Cookie',
    writeCookie(COOKIE, value, { maxAge: SECONDS, httpOnly: true, secure: visit.secure }),
  );
};

/** `leaveFlash` with one of our own messages, in the shopper's language. */
export const leaveMessage = (args: RequestArgs, tone: Flash['tone'], key: MessageKey) =>
  leaveFlash(args, tone, translator(args.context.get(visitContext).language)(key));

/** The message left by the page before, once. Only for personal pages: a cached page has none. */
export const takeFlash = (args: RequestArgs & { request: Request }): Flash | null => {
  const value = readCookie(args.request.headers.get('cookie'), COOKIE);
  if (!value) return null;
  const visit = args.context.get(visitContext);
  visit.answerHeaders.append(
    'Set-Cookie',
    writeCookie(COOKIE, '', { maxAge: 0, httpOnly: true, secure: visit.secure }),
  );
  const at = value.indexOf(':');
  return {
    tone: value.slice(0, at) === 'error' ? 'error' : 'message',
    text: value.slice(at + 1),
  };
};
