import { useSearchParams } from 'react-router';
import type { MessageKey } from '#i18n/translate.ts';
import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { AlternativeSignIn } from './alternative-sign-in.tsx';
import type { FormAnswer } from './form-answer.ts';
import { IdentifierField } from './identifier-field.tsx';
import { PasskeySignIn } from './passkey/passkey-sign-in.tsx';
import { PasswordField } from './password/password-field.tsx';
import { SafeNote } from './safe-note.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import { SubmitButton } from './submit-button.tsx';

/** Why one is asked to sign in, by what was about to be done (intent.server.ts). */
const LEADS: Readonly<Record<string, MessageKey>> = {
  compare: 'signIn.compareLead',
  follow: 'signIn.followLead',
  review: 'signIn.reviewLead',
};

const useLead = (): MessageKey => {
  const [query] = useSearchParams();
  const [kind = ''] = query.get('intent')?.split(':') ?? [];
  return LEADS[kind] ?? 'signIn.loginLead';
};

/** Signs in by e-mail and password. */
export const LoginPage = ({ answer }: { answer: FormAnswer }) => {
  const { t, paths } = useTranslation();
  const fields = answer?.kind === 'refused' ? answer.fields : {};
  return (
    <SignInCard
      title={t('signIn.loginTitle')}
      lead={t(useLead())}
      below={
        <p>
          {t('signIn.newHere')}{' '}
          <SignInLink to={paths.register()}>{t('signIn.register')}</SignInLink>
        </p>
      }
    >
      <AnsweredForm answer={answer}>
        <IdentifierField answer={answer} autoComplete="username webauthn" />
        <div className="grid gap-1">
          <PasswordField
            label={t('signIn.password')}
            name="password"
            autoComplete="current-password"
            error={fields['password']}
          />
          <p>
            <SignInLink to={paths.forgotPassword()}>{t('signIn.forgotLink')}</SignInLink>
          </p>
        </div>
        <SubmitButton answer={answer}>{t('signIn.login')}</SubmitButton>
      </AnsweredForm>
      <div className="grid gap-3">
        <AlternativeSignIn to={paths.otpLogin()} icon="mail">
          {t('signIn.byCode')}
        </AlternativeSignIn>
        <PasskeySignIn answer={answer} />
      </div>
      <SocialButtons />
      <SafeNote />
    </SignInCard>
  );
};
