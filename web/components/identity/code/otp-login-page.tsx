import { useLoaderData } from 'react-router';
import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { AlternativeSignIn } from '#web/components/identity/alternative-sign-in.tsx';
import type { FormAnswer } from '#web/components/identity/form-answer.ts';
import { IdentifierField } from '#web/components/identity/identifier-field.tsx';
import type { loadSignInPage } from '#web/components/identity/load-sign-in-page.server.ts';
import { PasskeySignIn } from '#web/components/identity/passkey/passkey-sign-in.tsx';
import { SignInCard } from '#web/components/identity/sign-in-card.tsx';
import { SignInLink } from '#web/components/identity/sign-in-link.tsx';
import { SocialButtons } from '#web/components/identity/social/social-buttons.tsx';
import { SubmitButton } from '#web/components/identity/submit-button.tsx';

/** Signs in, or up, by a code that is sent. */
export const OtpLoginPage = ({ answer }: { answer: FormAnswer }) => {
  const { t, paths } = useTranslation();
  const { phone } = useLoaderData<typeof loadSignInPage>();
  return (
    <SignInCard
      title={t('signIn.codeTitle')}
      lead={t(phone ? 'signIn.codeLeadPhone' : 'signIn.codeLead')}
      below={
        <p>
          {t('signIn.newHere')}{' '}
          <SignInLink to={paths.register()}>{t('signIn.register')}</SignInLink>
        </p>
      }
    >
      <AnsweredForm answer={answer}>
        <IdentifierField answer={answer} autoComplete="username webauthn" orPhone={phone} />
        <SubmitButton answer={answer}>{t('signIn.sendCode')}</SubmitButton>
      </AnsweredForm>
      <AlternativeSignIn to={paths.login()}>{t('signIn.byPassword')}</AlternativeSignIn>
      <PasskeySignIn answer={answer} />
      <SocialButtons />
    </SignInCard>
  );
};
