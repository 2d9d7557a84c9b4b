import type { CartLine } from '#contract/cart.ts';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';

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
export const useLineQuantity = (line: CartLine): LineQuantity => {
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an answer that came in sends the next wish
  }, [busy, next]);

  const sent = fetcher.formData?.get('quantity');
  const answer = fetcher.data;
  return {
    quantity: next ?? (sent ? Number(sent) : line.quantity),
    change: (quantity) => (busy ? setNext(quantity) : send(quantity)),
    refusal: !busy && answer && !answer.ok ? answer.message : undefined,
  };
};
