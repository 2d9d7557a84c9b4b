import { startTransition, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CartLine } from '#contract/cart/cart.ts';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { RefusedNote } from './line-problems.tsx';
import { UnitQuantity } from './unit-quantity.tsx';

type LineQuantity = {
  /** As the shopper wants it, whether or not the server knows it already. */
  quantity: number;
  change: (quantity: number) => void;
  /** Why the last change was refused. */
  refusal: string | undefined;
};

/**
 * The quantity of a line under quick presses: one request at a time; what is pressed meanwhile is sent
 * afterwards, the latest quantity only, so that no late answer overwrites a newer input. What is wanted is
 * held here and not read from the fetcher, whose state the router renders when it has time: a second press
 * would begin from the old quantity.
 */
const useLineQuantity = (line: CartLine): LineQuantity => {
  const { paths } = useTranslation();
  const fetcher = useFetcher<CartOutcome>({ key: `quantity-${line.id}` });
  const [wanted, setWanted] = useState<number>();
  const latest = useRef<number>(undefined);

  const sendLatest = async (): Promise<void> => {
    let sent: number | undefined;
    while (latest.current !== undefined && latest.current !== sent) {
      sent = latest.current;
      const fields = { intent: 'quantity', line_id: line.id, quantity: String(sent) };
      await fetcher.submit(fields, { method: 'post', action: paths.cart() });
    }
    latest.current = undefined;
    // As the router shows the answer itself: together with it, not before.
    startTransition(() => setWanted(undefined));
  };

  const change = (quantity: number): void => {
    const isSending = latest.current !== undefined;
    latest.current = quantity;
    setWanted(quantity);
    if (!isSending) void sendLatest();
  };

  const answer = fetcher.data;
  return {
    quantity: wanted ?? line.quantity,
    change,
    refusal: wanted === undefined && answer && !answer.ok ? answer.message : undefined,
  };
};

type Props = {
  line: CartLine;
  /** What is counted: the product's title, or the bundle's. */
  title: string;
  max: number;
  /** Why a change without scripts was refused. */
  refusal: string | undefined;
};

/** The quantity of a line: buttons and a typed number; a button to send it where no script runs. */
export const QuantityForm = ({ line, title, max, refusal }: Props) => {
  const { t, paths } = useTranslation();
  const { quantity, change, refusal: refusedNow } = useLineQuantity(line);
  const said = refusedNow ?? refusal;
  return (
    <form
      method="post"
      action={paths.cart()}
      onSubmit={(event) => event.preventDefault()}
      className="grid justify-items-start gap-2"
    >
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line_id" value={line.id} />
      <div className="flex items-center gap-2">
        <UnitQuantity
          title={title}
          value={quantity}
          max={Math.max(max, line.quantity)}
          onChange={change}
        />
        <span className="hidden noscript:contents">
          <button type="submit" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t('cartPage.update')}
          </button>
        </span>
      </div>
      {said && <RefusedNote message={said} />}
    </form>
  );
};
