import type { CartVouchers } from '#contract/voucher.ts';
import { useFetcher } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';
import { VoucherParts } from './voucher-parts.tsx';

type Props = { vouchers: CartVouchers; outcome: CartOutcome | undefined };

/** The vouchers of the cart's page, in a form of their own. */
export const VoucherForm = ({ vouchers, outcome }: Props) => {
  const { paths } = useTranslation();
  const fetcher = useFetcher<CartOutcome>();
  const answer = fetcher.data ?? outcome;
  return (
    <fetcher.Form method="post" action={paths.cart()}>
      <input type="hidden" name="intent" value="voucher" />
      <VoucherParts vouchers={vouchers} answer={answer} />
      <p role="status" className="sr-only">
        {answer?.ok ? answer.message : ''}
      </p>
    </fetcher.Form>
  );
};
