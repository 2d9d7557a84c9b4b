import type { MouseEvent } from 'react';
import type { Minor } from '#contract/money.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/price.tsx';
import { IntentButton } from './intent-button.tsx';

export type BuyBarProps = {
  /** The id of the form that it sends. */
  form: string;
  price: Minor;
  pending: string | null;
  /** Asks for what is still to be chosen, if anything is. */
  request: string | undefined;
};

/** Where the choice is that is missing: shown in the middle of the screen, and ready for the keyboard. */
const showChoice = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
  const box = form?.querySelector<HTMLElement>('.pick:not(.pick-missing) :invalid');
  box?.closest('fieldset')?.scrollIntoView({ block: 'center' });
  box?.focus({ preventScroll: true });
};

/** Price and button that stay at the foot of a small screen. */
const BuyBar = ({ form, price, pending, request }: BuyBarProps) => {
  const money = useMoney();
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-line bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
      <Amount className="text-lg font-semibold">{money(price)}</Amount>
      {request ? (
        <Button form={form} onClick={showChoice} className="grow">
          {request}
        </Button>
      ) : (
        <IntentButton intent="add" form={form} pending={pending} />
      )}
    </div>
  );
};

export default BuyBar;
