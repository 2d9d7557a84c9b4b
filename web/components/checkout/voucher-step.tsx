import type { CartVouchers } from '#contract/vouchers/voucher.ts';
import { CodeField, VoucherOffers } from '#web/components/cart/voucher/voucher-parts.tsx';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { FoldingStep } from './folding-step.tsx';
import { ORDER_FORM } from './order-form.tsx';
import type { CheckoutAnswer } from './perform-checkout.server.ts';

type Props = { vouchers: CartVouchers; answer: CheckoutAnswer | undefined };

/** Takes vouchers on and off before it is paid: they belong to the form that orders, and stand with the sums. */
export const VoucherStep = ({ vouchers, answer }: Props) => {
  const { t } = useTranslation();
  const step = useFocusFirstInvalid<HTMLDivElement>(answer);
  const outcome = answer?.kind === 'voucher' ? answer.outcome : undefined;
  return (
    <div ref={step}>
      <FoldingStep
        id="voucher"
        title={t('checkoutPage.voucher')}
        open={outcome !== undefined && !outcome.ok}
        opens="add"
        className="rounded-none border-0 px-0 py-3 [&_h2]:text-base"
        below={<VoucherOffers vouchers={vouchers} form={ORDER_FORM} />}
      >
        <CodeField answer={outcome} form={ORDER_FORM} />
      </FoldingStep>
    </div>
  );
};
