import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

type FieldProps = {
  label: string;
  /** What is wrong with it; read out with the field. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Beside the label of a field that may stay empty: "optional". */
  optional?: string | undefined;
  className?: string;
};

type Control = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** The shared look of text boxes, for controls of one's own. */
export const controlClass = cx(
  'min-h-11 w-full rounded-md border border-edge bg-canvas px-3.5 py-2 text-base transition-colors',
  'placeholder:text-faint hover:border-ink aria-invalid:border-danger disabled:opacity-50',
);

/** A label, its control, and what is said about it below. */
export const Field = ({
  label,
  error,
  hint,
  optional,
  className,
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) => {
  const id = useId();
  // A hint that is the fault itself is said once.
  const help = hint === error ? undefined : hint;
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label} {optional && <span className="font-normal text-faint">({optional})</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby':
          [error && `${id}-error`, help && `${id}-hint`].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <Icon name="circle-exclamation-point" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-hint`} className="text-sm text-faint">
          {help}
        </p>
      )}
    </div>
  );
};

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

/**
 * What is typed runs in the direction of its own first letters: an English street in an Arabic form. By
 * the example, if only a space, the styles know a field that is empty (base.css).
 */
const OWN_DIRECTION = { dir: 'auto', placeholder: ' ' };

export const TextField = ({
  label,
  error,
  hint,
  optional,
  className,
  ...input
}: TextFieldProps) => (
  <Field {...{ label, error, hint, optional }} className={className ?? ''}>
    {(control) => <input {...OWN_DIRECTION} {...input} {...control} className={controlClass} />}
  </Field>
);

/** For an e-mail address, as it is named and filled in everywhere. */
export const EmailField = (props: TextFieldProps) => (
  <TextField
    name="email"
    type="email"
    required
    dir="ltr"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    {...props}
  />
);

type TextAreaFieldProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

export const TextAreaField = ({
  label,
  error,
  hint,
  optional,
  className,
  ...area
}: TextAreaFieldProps) => (
  <Field {...{ label, error, hint, optional }} className={className ?? ''}>
    {(control) => (
      <textarea rows={3} {...OWN_DIRECTION} {...area} {...control} className={controlClass} />
    )}
  </Field>
);

/** A choice as all of them look here. Its options are its children; the class is about its place. */
export const Select = ({ className, ...select }: SelectHTMLAttributes<HTMLSelectElement>) => (
  <span className={cx('relative', className)}>
    <select {...select} className={cx(controlClass, 'appearance-none truncate pe-10')} />
    <Icon
      name="chevron-down"
      className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-faint"
    />
  </span>
);

type SelectFieldProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>;

/** Its options are its children. */
export const SelectField = ({
  label,
  error,
  hint,
  optional,
  className,
  ...select
}: SelectFieldProps) => (
  <Field {...{ label, error, hint, optional }} className={className ?? ''}>
    {(control) => <Select {...select} {...control} />}
  </Field>
);
