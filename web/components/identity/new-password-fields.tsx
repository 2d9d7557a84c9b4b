import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { FormAnswer } from './form-answer.ts';
import { PasswordField } from './password-field.tsx';

/** A new password, twice. */
export const NewPasswordFields = ({ label, answer }: { label: string; answer: FormAnswer }) => {
  const { t } = useTranslation();
  const fields = answer?.kind === 'refused' ? answer.fields : {};
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={t('signIn.passwordHint')}
        error={fields['password']}
      />
      <PasswordField
        label={t('signIn.passwordAgain')}
        name="password_again"
        autoComplete="new-password"
        error={fields['password_again']}
      />
    </>
  );
};
