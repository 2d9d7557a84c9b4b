import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { FormAnswer } from '#web/components/identity/form-answer.ts';
import { IdentifierField } from '#web/components/identity/identifier-field.tsx';
import { SignInCard } from '#web/components/identity/sign-in-card.tsx';
import { SignInLink } from '#web/components/identity/sign-in-link.tsx';
import { SubmitButton } from '#web/components/identity/submit-button.tsx';

/** Asks for the e-mail address that a provider did not name. */
export const SocialEmailPage = ({ answer }: { answer: FormAnswer }) => {
  const { t, paths } = useTranslation();
  return (
    <SignInCard
      title={t('social.emailTitle')}
      lead={t('social.emailLead')}
      below={<SignInLink to={paths.login()}>{t('signIn.byPassword')}</SignInLink>}
    >
      <AnsweredForm answer={answer}>
        <IdentifierField answer={answer} autoComplete="email" />
        <SubmitButton answer={answer}>{t('signIn.sendCode')}</SubmitButton>
      </AnsweredForm>
    </SignInCard>
  );
};
