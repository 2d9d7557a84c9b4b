import type { CartLine } from '#contract/cart.ts';
import { useFetcher } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';

const TOO_MANY = new Set(['exceeds_inventory', 'exceeds_maximum']);

/** One press from "too many" to as many as there are. */
export const FixQuantity = ({ line }: { line: CartLine }) => {
  const { t, paths } = useTranslation();
  const fetcher = useFetcher();
  const tooMany = line.problems.some(({ code }) => TOO_MANY.has(code));
  if (!tooMany || line.max_quantity < 1) return null;
  return (
    <fetcher.Form method="post" action={paths.cart()}>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line_id" value={line.id} />
      <button
        type="submit"
        name="quantity"
        value={line.max_quantity}
        className="inline-flex min-h-8 items-center text-sm font-medium text-primary underline underline-offset-2"
      >
        {t('cartPage.takeMost', { count: line.max_quantity })}
      </button>
    </fetcher.Form>
  );
};
