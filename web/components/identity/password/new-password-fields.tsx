import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { FormAnswer } from '#web/components/identity/form-answer.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useTypedField } from '#web/components/identity/use-typed-field.ts';

/** A new password, twice; that the second is another one is said as soon as it cannot become the first any more. */
export const NewPasswordFields = ({ label, answer }: { label: string; answer: FormAnswer }) => {
  const { t } = useTranslation();
  const refusal = answer?.kind === 'refused' ? answer : undefined;
  const first = useTypedField(refusal);
  const again = useTypedField(refusal);
  const isOther = !first.text.startsWith(again.text);
  return (
    <>
      <NewPasswordField label={label} typed={first} error={refusal?.fields['password']} />
      <PasswordField
        label={t('signIn.passwordAgain')}
        name="password_again"
        autoComplete="new-password"
        error={
          (again.isAnswered ? refusal?.fields['password_again'] : undefined) ??
          (isOther ? t('signIn.passwordMismatch') : undefined)
        }
        {...again.listeners}
      />
    </>
  );
};
