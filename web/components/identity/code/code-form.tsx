import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { CodeField } from './code-field.tsx';
import type { FormAnswer } from '#web/components/identity/form-answer.ts';
import { NewPasswordFields } from '#web/components/identity/password/new-password-fields.tsx';
import { SubmitButton } from '#web/components/identity/submit-button.tsx';

/** So often may a code be entered; how many tries are left is said after a wrong one. */
const MOST_TRIES = 5;

type Props = {
  answer: FormAnswer;
  triesLeft: number;
  /** Whose forgotten password is set with the code; null where it is for something else. */
  passwordOf: string | null;
};

/** Takes the code and, where it is for that, the new password. */
export const CodeForm = ({ answer, triesLeft, passwordOf }: Props) => {
  const { t } = useTranslation();
  const fields = answer?.kind === 'refused' ? answer.fields : {};
  return (
    <AnsweredForm answer={answer}>
      <div className="grid gap-1.5">
        <CodeField error={fields['code']} />
        {triesLeft < MOST_TRIES && (
          <p className="text-sm text-faint">{t('signIn.triesLeft', { count: triesLeft })}</p>
        )}
      </div>
      {passwordOf !== null && (
        <>
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={passwordOf} readOnly hidden />
          <NewPasswordFields label={t('signIn.newPassword')} answer={answer} />
        </>
      )}
      <SubmitButton answer={answer}>
        {t(passwordOf === null ? 'signIn.verify' : 'signIn.savePassword')}
      </SubmitButton>
    </AnsweredForm>
  );
};
