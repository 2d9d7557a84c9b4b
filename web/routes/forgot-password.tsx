import { useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ForgotPasswordPage } from '#web/components/identity/password/forgot-password-page.tsx';
import { loadSignInPage } from '#web/components/identity/load-sign-in-page.server.ts';
import { performForgotPassword } from '#web/components/identity/perform-sign-in.server.ts';
import { SignInFrame } from '#web/components/identity/sign-in-frame.tsx';
import { SIGN_IN_QUERY } from '#web/components/identity/sign-in-query.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: { ...SIGN_IN_QUERY, token: 'one' } };

export const meta = personalMeta<typeof loader>((t, { isLink }) =>
  t(isLink ? 'signIn.newPasswordTitle' : 'signIn.forgotTitle'),
);

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await loadSignInPage(args)),
  isLink: args.url.searchParams.has('token'),
});

export const action = performForgotPassword;

export default function ForgotPasswordRoute() {
  const { flash, isLink } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SignInFrame flash={flash} answer={answer}>
      <ForgotPasswordPage answer={answer} isLink={isLink} />
    </SignInFrame>
  );
}
