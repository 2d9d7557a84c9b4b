import { PASSWORD_LEAST } from '#contract/account/password-rules.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PasswordField } from './password-field.tsx';
import type { useTypedField } from '#web/components/identity/use-typed-field.ts';

const Kept = ({ rule }: { rule: string }) => (
  <span className="flex items-start gap-1.5 text-success">
    <Icon name="check" className="mt-0.5 size-4" />
    {rule}
  </span>
);

type Props = {
  label: string;
  typed: ReturnType<typeof useTypedField>;
  /** What the shop has said of it. */
  error: string | undefined;
};

/** A new password; its rule stands below, and says while one types whether it is kept. */
export const NewPasswordField = ({ label, typed, error }: Props) => {
  const { t } = useTranslation();
  const { text, isLeft, isAnswered, listeners } = typed;
  const rule = t('signIn.passwordHint');
  const isKept = text.length >= PASSWORD_LEAST;
  const broken = isLeft && !isKept ? rule : undefined;
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      hint={isKept ? <Kept rule={rule} /> : rule}
      error={(isAnswered ? error : undefined) ?? broken}
      {...listeners}
    />
  );
};
