import { useTranslation } from '#web/lib/texts/translation.tsx';
import { TextField } from '#web/ui/field.tsx';
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

export const EmailField = ({ answer, autoComplete, known, orPhone = false }: Props) => {
  const { t } = useTranslation();
  const refusal = answer?.kind === 'refused' ? answer : undefined;
  return (
    <TextField
      label={t(orPhone ? 'signIn.emailOrPhone' : 'signIn.email')}
      name="email"
      type={orPhone ? 'text' : 'email'}
      required
      dir="ltr"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      defaultValue={refusal?.typed.email ?? known ?? undefined}
      error={refusal?.fields['email'] ?? refusal?.fields['phone']}
    />
  );
};
