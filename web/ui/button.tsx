import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
};

const variants = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-edge bg-canvas hover:border-ink hover:bg-surface',
  quiet: 'border-transparent text-ink hover:bg-surface',
  danger: 'border-danger text-danger hover:bg-danger-wash',
};
const sizes = {
  sm: 'min-h-9 px-3.5 py-1.5 text-sm gap-1.5',
  md: 'min-h-11 px-5 py-2 gap-2',
  lg: 'min-h-13 px-7 py-3 text-lg gap-2.5',
};

/** The look of a button, for links that look like one. */
export const buttonClass = ({ variant = 'primary', size = 'md', wide }: ButtonLook = {}): string =>
  cx('button', variants[variant], sizes[size], wide && 'w-full');

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The press is on its way to the server: shows a spinner, keeps its width, takes no second press. */
    busy?: boolean;
    children: ReactNode;
  };

export const Button = ({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type -- the type has a default, and callers choose
    type={type}
    aria-busy={busy || undefined}
    // Not `disabled`, which would throw the keyboard's focus away.
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    className={cx(buttonClass({ variant, size, wide }), 'waits relative', className)}
  >
    {children}
  </button>
);
