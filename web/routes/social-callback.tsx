import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { loadSignInPage } from '#web/components/identity/load-sign-in-page.server.ts';
import { SignInFrame } from '#web/components/identity/sign-in-frame.tsx';
import { SIGN_IN_QUERY } from '#web/components/identity/sign-in-query.ts';
import {
  performSocialEmail,
  receiveCallback,
} from '#web/components/identity/social/social-callback.server.ts';
import { SocialEmailPage } from '#web/components/identity/social/social-email-page.tsx';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = {
  query: { ...SIGN_IN_QUERY, code: 'one', state: 'one', iss: 'one', error: 'one' },
};

export const meta = personalMeta<typeof loader>((t) => t('social.emailTitle'));

export const loader = async (args: LoaderFunctionArgs) => {
  const received = await receiveCallback(args);
  if (received instanceof Response) return received;
  return { arrived: received, ...(await loadSignInPage(args)) };
};

export const action = (args: ActionFunctionArgs) => performSocialEmail(args);

export default function SocialCallbackRoute() {
  const { arrived, flash } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? arrived;
  return (
    <SignInFrame flash={flash} answer={answer}>
      <SocialEmailPage answer={answer} />
    </SignInFrame>
  );
}
