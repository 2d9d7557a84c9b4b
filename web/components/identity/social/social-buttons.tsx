import { useLoaderData } from 'react-router';
import { PROVIDER_NAMES } from '#contract/account/login-providers.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ProviderMark } from '#web/ui/provider-mark.tsx';
import type { loadSignInPage } from '#web/components/identity/load-sign-in-page.server.ts';
import { useKeepSignInQuery } from '#web/components/identity/sign-in-query.ts';

/** The ways to sign in beside password and code: nothing where none is set up. */
export const SocialButtons = () => {
  const { providers } = useLoaderData<typeof loadSignInPage>();
  const { t, paths } = useTranslation();
  const keepQuery = useKeepSignInQuery();
  return providers.map((provider) => (
    <Link
      key={provider}
      to={keepQuery(paths.socialLogin(provider))}
      className={buttonClass({ variant: 'secondary', wide: true })}
      reloadDocument
    >
      <ProviderMark provider={provider} />
      {t('social.continueWith', { provider: PROVIDER_NAMES[provider] })}
    </Link>
  ));
};
