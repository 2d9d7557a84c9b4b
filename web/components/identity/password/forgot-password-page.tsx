import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { FormAnswer } from '#web/components/identity/form-answer.ts';
import { IdentifierField } from '#web/components/identity/identifier-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SignInCard } from '#web/components/identity/sign-in-card.tsx';
import { SignInLink } from '#web/components/identity/sign-in-link.tsx';
import { SubmitButton } from '#web/components/identity/submit-button.tsx';

type Props = {
  answer: FormAnswer;
  /** Whether it was opened by the link of the mail, which proves whose password it is. */
  isLink: boolean;
};

/** Asks for the address whose password is forgotten; behind the link of the mail, for the new one. */
export const ForgotPasswordPage = ({ answer, isLink }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <SignInCard
      title={t(isLink ? 'signIn.newPasswordTitle' : 'signIn.forgotTitle')}
      lead={t(isLink ? 'signIn.newPasswordLead' : 'signIn.forgotLead')}
      below={
        <p>
          <SignInLink to={paths.login()}>{t('signIn.byPassword')}</SignInLink>
        </p>
      }
    >
      <AnsweredForm answer={answer}>
        {isLink ? (
          <NewPasswordFields label={t('signIn.newPassword')} answer={answer} />
        ) : (
          <IdentifierField answer={answer} autoComplete="username" />
        )}
        <SubmitButton answer={answer}>
          {t(isLink ? 'signIn.savePassword' : 'signIn.sendCode')}
        </SubmitButton>
      </AnsweredForm>
    </SignInCard>
  );
};
