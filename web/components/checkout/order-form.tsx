import type { Minor } from '#contract/money.ts';
import { Form } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Panel } from './panel.tsx';
import { PaymentMethods, type Method } from './payment-methods.tsx';
import type { CheckoutAnswer } from './place-order.ts';

type Props = {
  /** Makes every repetition of this form the same order. */
  orderKey: string;
  /** What the page says that it comes to. */
  total: Minor;
  methods: readonly Method[];
  answer: CheckoutAnswer | undefined;
};

/** How it is paid, and what the shopper adds. Its button stands beside the sums. */
export const OrderForm = ({ orderKey, total, methods, answer }: Props) => {
  const { t, paths } = useTranslation();
  const typed = answer?.typed;
  return (
    <Form id="order" method="post" action={paths.checkout()} className="grid gap-5">
      {/* The form's first button answers Enter: a voucher typed and sent off must not order yet. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="amount" value={total} />
      <Panel id="payment" title={t('checkoutPage.payment')}>
        <PaymentMethods methods={methods} chosen={typed?.method} />
      </Panel>
      <div className="grid gap-5 rounded-lg border border-line p-5 sm:p-6">
        <TextField
          label={t('checkoutPage.voucher')}
          optional={t('checkoutPage.optional')}
          hint={t('checkoutPage.voucherHint')}
          name="voucher"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed?.voucher}
          error={answer?.fields['voucher']}
        />
        <TextAreaField
          label={t('checkoutPage.note')}
          optional={t('checkoutPage.optional')}
          name="note"
          rows={2}
          maxLength={1000}
          dir="auto"
          defaultValue={typed?.note}
          error={answer?.fields['note']}
        />
      </div>
    </Form>
  );
};
