import { useTranslation } from '#web/lib/texts/translation.tsx';
import { EmailField } from '#web/ui/field.tsx';
import type { FormAnswer } from './form-answer.ts';

type Props = {
  answer: FormAnswer;
  /** What password managers take it for: the name of an account, or an address for a new one. */
  autoComplete: string;
  /** The address that was given a step before. */
  known?: string | null | undefined;
  /** Whether a phone number may be given in its place. */
  orPhone?: boolean;
};

/** What an account is known by: its e-mail address, or where codes are sent to phones, its number. */
export const IdentifierField = ({ answer, autoComplete, known, orPhone = false }: Props) => {
  const { t } = useTranslation();
  const refusal = answer?.kind === 'refused' ? answer : undefined;
  return (
    <EmailField
      label={t(orPhone ? 'signIn.emailOrPhone' : 'signIn.email')}
      type={orPhone ? 'text' : 'email'}
      autoComplete={autoComplete}
      defaultValue={refusal?.typed.email ?? known ?? undefined}
      error={refusal?.fields['email'] ?? refusal?.fields['phone']}
    />
  );
};
