import { useActionData, useLoaderData } from 'react-router';
import { loadSignInPage } from '#web/components/identity/load-sign-in-page.server.ts';
import { OtpLoginPage } from '#web/components/identity/code/otp-login-page.tsx';
import { performOtpLogin } from '#web/components/identity/perform-sign-in.server.ts';
import { SignInFrame } from '#web/components/identity/sign-in-frame.tsx';
import { SIGN_IN_QUERY } from '#web/components/identity/sign-in-query.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: SIGN_IN_QUERY };

export const meta = personalMeta<typeof loader>((t) => t('signIn.codeTitle'));

export const loader = loadSignInPage;

export const action = performOtpLogin;

export default function OtpLoginRoute() {
  const { flash } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SignInFrame flash={flash} answer={answer}>
      <OtpLoginPage answer={answer} />
    </SignInFrame>
  );
}
