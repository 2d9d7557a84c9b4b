import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { readCookie, writeCookie } from '#web/lib/visit/cookies.server.ts';

const COOKIE = 'question';
/** As long as a code for signing in counts, seconds. */
const KEPT_SECONDS = 900;

const write = ({ context }: RequestArgs, value: string, maxAge: number): void => {
  const { answerHeaders, secure } = context.get(visitContext);
  answerHeaders.append(
    'Set-Cookie',
    writeCookie(COOKIE, value, { maxAge, httpOnly: true, secure }),
  );
};

/** Keeps what was typed about a product while its asker signs in; in base64, so that any script fits a cookie. */
export const saveQuestionDraft = (args: RequestArgs, productId: string, text: string): void =>
  write(args, `${productId}.${Buffer.from(text).toString('base64url')}`, KEPT_SECONDS);

/** What was typed about this product before its asker signed in; empty where nothing was. */
export const findQuestionDraft = (request: Request, productId: string): string => {
  const [id, text = ''] = readCookie(request.headers.get('cookie'), COOKIE)?.split('.') ?? [];
  return id === productId ? Buffer.from(text, 'base64url').toString() : '';
};

export const deleteQuestionDraft = (args: RequestArgs): void => write(args, '', 0);
