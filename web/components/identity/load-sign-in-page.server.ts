import type { LoaderFunctionArgs } from 'react-router';
import { listWaysIn } from '#contract/account/social-login.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';

/** What every page of signing in says and offers, and what the page before has left to say. */
export const loadSignInPage = async (args: LoaderFunctionArgs) => ({
  flash: takeFlash(args),
  messages: packedMessages(
    args.context.get(visitContext).language,
    'signIn',
    'identity',
    'passkey',
    'social',
  ),
  ...(await load(args, listWaysIn)),
});
