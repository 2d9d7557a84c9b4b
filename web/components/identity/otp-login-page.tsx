import { useLoaderData } from 'react-router';
import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { FormAnswer } from './form-answer.ts';
import { IdentifierField } from './identifier-field.tsx';
import type { loadSignInPage } from './load-sign-in-page.server.ts';
import { OtherWay } from './other-way.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextLink } from './text-link.tsx';

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
          {t('signIn.newHere')} <TextLink to={paths.register()}>{t('signIn.register')}</TextLink>
        </p>
      }
    >
      <AnsweredForm answer={answer}>
        <IdentifierField answer={answer} autoComplete="username webauthn" orPhone={phone} />
        <SubmitButton answer={answer}>{t('signIn.sendCode')}</SubmitButton>
      </AnsweredForm>
      <OtherWay to={paths.login()}>{t('signIn.byPassword')}</OtherWay>
      <PasskeySignIn answer={answer} />
      <OtherWays />
    </SignInCard>
  );
};
