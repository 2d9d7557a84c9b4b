import type { InputHTMLAttributes, ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  kind: 'checkbox' | 'radio';
  children: ReactNode;
};

/** A check box or radio button with its text; the whole line takes the press. */
export const Choice = ({ kind, children, className, ...input }: Props) => (
  <label className={cx('choice', className)}>
    <input {...input} type={kind} />
    <span>{children}</span>
  </label>
);

/** A radio button that is a card: payment methods, delivery choices. */
export const ChoiceCard = ({ kind, children, className, ...input }: Props) => (
  <label
    className={cx(
      'flex items-start gap-3 rounded-md border border-line p-4 transition-colors',
      'has-checked:border-primary has-checked:bg-primary-wash has-disabled:opacity-50',
      'hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-3',
      'has-focus-visible:outline-primary',
      className,
    )}
  >
    <input {...input} type={kind} className="mt-1 size-4.5 shrink-0 accent-primary outline-none" />
    <span className="min-w-0 grow">{children}</span>
  </label>
);
