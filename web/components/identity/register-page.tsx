import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { FormAnswer } from './form-answer.ts';
import { IdentifierField } from './identifier-field.tsx';
import { NewPasswordFields } from './password/new-password-fields.tsx';
import { SafeNote } from './safe-note.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import { SubmitButton } from './submit-button.tsx';

/** Begins an account: the code that is sent opens it. */
export const RegisterPage = ({ answer }: { answer: FormAnswer }) => {
  const { t, paths } = useTranslation();
  const refusal = answer?.kind === 'refused' ? answer : undefined;
  return (
    <SignInCard
      title={t('signIn.registerTitle')}
      lead={t('signIn.registerLead')}
      below={
        <p>
          {t('signIn.haveAccount')} <SignInLink to={paths.login()}>{t('signIn.login')}</SignInLink>
        </p>
      }
    >
      <AnsweredForm answer={answer}>
        <TextField
          label={t('signIn.name')}
          name="name"
          required
          autoComplete="name"
          maxLength={120}
          defaultValue={refusal?.typed.name}
          error={refusal?.fields['name']}
        />
        <IdentifierField answer={answer} autoComplete="email" />
        <NewPasswordFields label={t('signIn.password')} answer={answer} />
        <SubmitButton answer={answer}>{t('signIn.register')}</SubmitButton>
      </AnsweredForm>
      <SocialButtons />
      <SafeNote />
    </SignInCard>
  );
};
