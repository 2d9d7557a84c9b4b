import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { controlClass, Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'onInput' | 'onBlur'> & {
  label: string;
  name: 'password' | 'password_again';
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error: string | undefined;
};

/** A password, which its button shows and hides; the button is there where scripts are. */
export const PasswordField = ({ label, name, autoComplete, hint, error, ...listeners }: Props) => {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span dir="ltr" className="relative">
          <input
            {...control}
            {...listeners}
            name={name}
            type={isShown ? 'text' : 'password'}
            required
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1_000}
            className={`${controlClass} pe-12 noscript:pe-3.5`}
          />
          <button
            type="button"
            aria-label={t(isShown ? 'signIn.hide' : 'signIn.show')}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-faint hover:text-ink noscript:hidden"
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
};
