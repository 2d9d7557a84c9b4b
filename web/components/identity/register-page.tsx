import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { FormAnswer } from './form-answer.ts';
import { IdentifierField } from './identifier-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OtherWays } from './other-ways.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextLink } from './text-link.tsx';

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
          {t('signIn.haveAccount')} <TextLink to={paths.login()}>{t('signIn.login')}</TextLink>
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
      <OtherWays />
    </SignInCard>
  );
};
