import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { canKeepPasskeys } from '#web/components/identity/passkey/can-keep-passkeys.ts';
import { useNotify } from '#web/lib/browser/notify.ts';
import { learnProfile } from '#web/lib/page-data/profile.ts';
import { languageOfPath } from '#web/lib/paths/language.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SignInResult, FormAnswer } from './form-answer.ts';
import { SignInCard } from './sign-in-card.tsx';

/**
 * Goes on to where one was, and says there what signing in has changed, or at least that it is done. Who
 * has a new account is led to a passkey, where this device can keep one.
 */
export const useSignedIn = (answer: FormAnswer): void => {
  const navigate = useNavigate();
  const notify = useNotify();
  const { t, language, paths } = useTranslation();
  useEffect(() => {
    if (answer?.kind !== 'signed-in') return;
    const { to, notice, profile, isNew } = answer;
    const text = notice ?? t('identity.signedIn');
    const offer = { to: paths.passkeys(), text: t('passkey.create') };
    const offers = isNew ? canKeepPasskeys() : Promise.resolve(false);
    void offers.then((isOffered) => notify.message(text, isOffered ? offer : null));
    learnProfile(profile);
    if (languageOfPath(to) === language.code) void navigate(to, { replace: true });
    else location.replace(to);
  }, [answer, t, language, paths, navigate, notify]);
};

/** The same without scripts, where the next page is for everybody and can say nothing. */
export const SignedInCard = ({ to, notice }: SignInResult) => {
  const { t } = useTranslation();
  return (
    <SignInCard title={t('signIn.doneTitle')}>
      {notice !== null && <Notice tone="success">{notice}</Notice>}
      <Link to={to} className={buttonClass({ size: 'lg', wide: true })}>
        {t('signIn.goOn')}
      </Link>
    </SignInCard>
  );
};
