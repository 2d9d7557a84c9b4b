import {
  useActionData,
  useLoaderData,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { loadSignInPage } from '#web/components/identity/load-sign-in-page.server.ts';
import { SignInFrame } from '#web/components/identity/sign-in-frame.tsx';
import { SIGN_IN_QUERY } from '#web/components/identity/sign-in-query.ts';
import { VerificationPage } from '#web/components/identity/code/verification-page.tsx';
import {
  performVerification,
  requireChallenge,
} from '#web/components/identity/code/verification.server.ts';
import { shouldRevalidate as unlessRefused } from '#web/lib/page-data/form-revalidation.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';

export { clientAction } from '#web/lib/page-data/network-error.ts';

/** A wrong code has used up a try, which the page shows. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.actionResult?.kind === 'refused' || unlessRefused(args);

export const headers = personalHeaders;

export const handle: Handle = { query: { ...SIGN_IN_QUERY, purpose: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('signIn.verifyTitle'));

export const loader = async (args: LoaderFunctionArgs) => ({
  challenge: await requireChallenge(args),
  ...(await loadSignInPage(args)),
});

export const action = performVerification;

export default function VerificationRoute() {
  const { challenge, flash } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SignInFrame flash={flash} answer={answer}>
      <VerificationPage challenge={challenge} answer={answer} />
    </SignInFrame>
  );
}
