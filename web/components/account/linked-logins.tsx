import type { SocialProviderName } from '#contract/account/social-login.ts';
import { Form, useNavigation } from 'react-router';
import { PROVIDER_NAMES } from '#contract/account/login-providers.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { ProviderMark } from '#web/ui/provider-mark.tsx';
import { AfterConfirm } from './after-confirm.tsx';
import { Section } from './profile-section.tsx';

/** A login at a provider; `isLinked` tells whether it opens the account, `email` how it is named there. */
export type ProviderLogin = {
  provider: SocialProviderName;
  isLinked: boolean;
  email: string | null;
};
type Props = { logins: ProviderLogin[]; needsProof: boolean };

const Unlink = ({ provider }: { provider: SocialProviderName }) => {
  const { t, paths } = useTranslation();
  const { formData } = useNavigation();
  return (
    <Form method="post" action={paths.profile()}>
      <input type="hidden" name="section" value="login" />
      <input type="hidden" name="provider" value={provider} />
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        busy={formData?.get('provider') === provider}
        aria-label={t('accountPage.unlinkOf', { provider: PROVIDER_NAMES[provider] })}
      >
        {t('accountPage.unlink')}
      </Button>
    </Form>
  );
};

const LinkToProvider = ({ provider }: { provider: SocialProviderName }) => {
  const { t, paths } = useTranslation();
  return (
    <Link
      to={paths.socialLogin(provider)}
      reloadDocument
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
      aria-label={t('accountPage.linkOf', { provider: PROVIDER_NAMES[provider] })}
    >
      {t('accountPage.link')}
    </Link>
  );
};

const LoginItem = ({ login, needsProof }: { login: ProviderLogin; needsProof: boolean }) => {
  const { t } = useTranslation();
  const { provider, isLinked, email } = login;
  const Change = isLinked ? Unlink : LinkToProvider;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="flex min-w-0 items-center gap-3">
        <ProviderMark provider={provider} />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-medium">{PROVIDER_NAMES[provider]}</p>
          <p className="text-sm wrap-anywhere text-soft">
            {isLinked && email !== null ? (
              <EmailAddress>{email}</EmailAddress>
            ) : (
              t(isLinked ? 'accountPage.linked' : 'accountPage.notLinked')
            )}
          </p>
        </div>
      </div>
      {!needsProof && <Change provider={provider} />}
    </li>
  );
};

/** The logins at Google and Facebook that open the account; nothing where the shop has none set up. */
export const LinkedLogins = ({ logins, needsProof }: Props) => {
  const { t } = useTranslation();
  if (logins.length === 0) return null;
  return (
    <Section title={t('accountPage.logins')} text={t('accountPage.loginsText')}>
      <ul className="divide-y divide-line rounded-lg border border-line px-4">
        {logins.map((login) => (
          <LoginItem key={login.provider} login={login} needsProof={needsProof} />
        ))}
      </ul>
      {needsProof && <AfterConfirm />}
    </Section>
  );
};
