import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { useCart } from './use-cart.ts';

type Props = {
  intent: 'add' | 'add-bundle';
  fields: Record<string, string>;
  /** The button's full name where its text alone does not say what is added. */
  name?: string;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
};

/** One button that puts something into the cart, with or without scripts. */
export const CartForm = ({ intent, fields, name, look, className, children }: Props) => {
  const { paths } = useTranslation();
  const { send, pending } = useCart();
  return (
    <form method="post" action={paths.cart()} onSubmit={send} className="relative">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value={intent}
        aria-label={name}
        busy={pending !== null}
        {...look}
        className={className}
      >
        {children}
      </Button>
    </form>
  );
};
