import { redirect, type LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';

/** Where the link 'Account' of a page for everybody leads: to one's profile, or to sign in. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const { language, profile } = context.get(visitContext);
  const paths = makePaths(language);
  return redirect(profile ? paths.profile() : paths.otpLogin(), {
    headers: { 'Cache-Control': 'private, no-store' },
  });
};
