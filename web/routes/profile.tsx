import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { listSessions } from '#contract/account/account-settings.ts';
import { loadLogins } from '#web/components/account/load-logins.server.ts';
import { loadPasskeys } from '#web/components/account/load-passkeys.server.ts';
import { loadPhones } from '#web/components/account/load-phones.server.ts';
import { performProfile } from '#web/components/account/perform-profile.server.ts';
import { ProfilePage } from '#web/components/account/profile-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';
import { requireProfile } from '#web/lib/visit/session.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const meta = personalMeta<typeof loader>((t) => t('accountPage.title'));

export const loader = async (args: LoaderFunctionArgs) => {
  const { profile, language } = requireProfile(args);
  const [signedIn, logins, passkeys, phones] = await Promise.all([
    load(args, listSessions),
    loadLogins(args),
    loadPasskeys(args),
    loadPhones(args),
  ]);
  return {
    profile,
    logins,
    passkeys,
    phones,
    ...signedIn,
    flash: takeFlash(args),
    messages: packedMessages(language, 'accountMenu', 'accountPage', 'signIn', 'passkey', 'upload'),
  };
};

export const action = async (args: ActionFunctionArgs) =>
  performProfile(args, await args.request.formData());

export default function ProfileRoute() {
  const refused = useActionData<typeof action>();
  return <ProfilePage {...useLoaderData<typeof loader>()} refused={refused} />;
}
