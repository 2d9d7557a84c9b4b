import type { Purpose } from '#contract/account/identity.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CodeForm } from './code-form.tsx';
import type { FormAnswer } from '#web/components/identity/form-answer.ts';
import { ResendForm } from './resend-form.tsx';
import { SignInCard } from '#web/components/identity/sign-in-card.tsx';
import { SignInLink } from '#web/components/identity/sign-in-link.tsx';
import { useKeepSignInQuery } from '#web/components/identity/sign-in-query.ts';

type Challenge = {
  purpose: Purpose;
  email: string | null;
  phone: string | null;
  resend_after: number;
  tries_left: number;
  /** When this was asked for, in milliseconds: from then on `resend_after` counts. */
  asked_at: number;
};
type Props = { challenge: Challenge; answer: FormAnswer };

/** Where another code is asked for, for another address perhaps. */
const useStart = (purpose: Purpose): string => {
  const { paths } = useTranslation();
  const starts: Partial<Record<Purpose, string>> = {
    signup: paths.register(),
    login: paths.otpLogin(),
    social: paths.otpLogin(),
    reset: paths.forgotPassword(),
  };
  return starts[purpose] ?? paths.profile();
};

/** Where the code was sent, in its own direction. */
const Address = ({ text }: { text: string }) => (
  <span className="font-medium wrap-anywhere text-ink">
    <EmailAddress>{text}</EmailAddress>
  </span>
);

const TriedOut = ({ start }: { start: string }) => {
  const { t } = useTranslation();
  const keepQuery = useKeepSignInQuery();
  return (
    <>
      <Notice tone="warning" alert>
        {t('identity.noTriesLeft')}
      </Notice>
      <Link to={keepQuery(start)} className={buttonClass({ size: 'lg', wide: true })}>
        {t('signIn.startAgain')}
      </Link>
    </>
  );
};

/** Waits for the code, whatever it is for. */
export const VerificationPage = ({ challenge, answer }: Props) => {
  const { t } = useTranslation();
  const { purpose, tries_left: triesLeft, resend_after: resendAfter } = challenge;
  const address = challenge.email ?? challenge.phone ?? '';
  const start = useStart(purpose);
  const isReset = purpose === 'reset';
  return (
    <SignInCard
      title={t(isReset ? 'signIn.newPasswordTitle' : 'signIn.verifyTitle')}
      lead={
        <LinkedText text={t('signIn.sentTo')} holes={{ address: <Address text={address} /> }} />
      }
      below={triesLeft > 0 && <p>{t('signIn.nothingCame')}</p>}
    >
      {answer?.kind === 'resent' && (
        <Notice tone="success" alert>
          {t('signIn.resent')}
        </Notice>
      )}
      {triesLeft > 0 ? (
        <>
          <CodeForm answer={answer} triesLeft={triesLeft} passwordOf={isReset ? address : null} />
          <div className="grid justify-items-start gap-1">
            <ResendForm key={challenge.asked_at} after={resendAfter} />
            <SignInLink to={start}>{t('signIn.otherAddress')}</SignInLink>
          </div>
        </>
      ) : (
        <TriedOut start={start} />
      )}
    </SignInCard>
  );
};
