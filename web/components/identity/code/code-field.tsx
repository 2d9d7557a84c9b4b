import type { FormEvent } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { controlClass, Field } from '#web/ui/field.tsx';
import { CODE_LENGTH, codeDigits } from './code-digits.ts';

/** Leaves the digits alone; without a limit of length, which would cut what is pasted with spaces. */
const tidy = ({ currentTarget: input }: FormEvent<HTMLInputElement>): void => {
  const digits = codeDigits(input.value).slice(0, CODE_LENGTH);
  if (input.value !== digits) input.value = digits;
};

/** The code of a mail; phones offer to fill it in. */
export const CodeField = ({ error }: { error: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <Field label={t('signIn.code')} error={error}>
      {(control) => (
        <input
          {...control}
          name="code"
          required
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          onInput={tidy}
          className={cx(
            controlClass,
            'min-h-13 text-center text-2xl font-semibold [letter-spacing:0.3em] tabular',
          )}
        />
      )}
    </Field>
  );
};
