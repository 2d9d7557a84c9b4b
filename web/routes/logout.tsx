import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { signOut as endSession } from '#contract/account/identity.ts';
import { LogoutPage } from '#web/components/identity/logout-page.tsx';
import { call } from '#web/lib/page-data/api.server.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { signOut } from '#web/lib/visit/session.server.ts';

export const headers = personalHeaders;

export const meta = personalMeta<typeof loader>((t) => t('layout.logout'));

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { language, profile } = context.get(visitContext);
  if (!profile) throw redirect(makePaths(language).home());
  return { messages: packedMessages(language, 'signIn') };
};

/** Ends the session; one that is over already is forgotten all the same. */
export const action = async (args: ActionFunctionArgs) => {
  const { language, profile } = args.context.get(visitContext);
  if (profile) await call(args, endSession);
  signOut(args);
  return redirect(makePaths(language).home(), 303);
};

export default function LogoutRoute() {
  return <LogoutPage />;
}
