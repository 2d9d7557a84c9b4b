import { useEffect, useState } from 'react';
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
 * The quantity of a line under quick clicks: one request at a time; while it is pending only the
 * latest quantity is remembered and sent afterwards, so that no late answer overwrites a newer
 * input.
 */
const useLineQuantity = (line: CartLine): LineQuantity => {
  const { paths } = useTranslation();
  const fetcher = useFetcher<CartOutcome>({ key: `quantity-${line.id}` });
  const [next, setNext] = useState<number>();
  const busy = fetcher.state !== 'idle';

  const send = (quantity: number) => {
    const fields = { intent: 'quantity', line_id: line.id, quantity: String(quantity) };
    void fetcher.submit(fields, { method: 'post', action: paths.cart() });
  };

  useEffect(() => {
    if (busy || next === undefined) return;
    setNext(undefined);
    if (next !== line.quantity) send(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an answer that came in sends the next change
  }, [busy, next]);

  const sent = fetcher.formData?.get('quantity');
  const answer = fetcher.data;
  return {
    quantity: next ?? (sent ? Number(sent) : line.quantity),
    change: (quantity) => (busy ? setNext(quantity) : send(quantity)),
    refusal: !busy && answer && !answer.ok ? answer.message : undefined,
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
