import { type SubmitEvent, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import type { CartData } from '#contract/cart/cart.ts';
import { isVoucherPress } from '#web/components/cart/voucher/voucher-fields.ts';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { FoldingStep } from './folding-step.tsx';
import { Panel } from './panel.tsx';
import { type Method, PaymentMethods } from './payment-methods.tsx';
import type { CheckoutAnswer } from './perform-checkout.server.ts';

/** The form that orders: what is chosen in it is sent by presses beside the sums. */
export const ORDER_FORM = 'order';

type Props = {
  /** Makes every repetition of this form the same order. */
  orderKey: string;
  cart: CartData;
  methods: readonly Method[];
  answer: CheckoutAnswer | undefined;
};

/**
 * The form's first button answers Enter: it orders. In the box for vouchers Enter must not order yet.
 * With scripts the box answers it itself; until they have come, Enter is about vouchers everywhere.
 */
const EnterKey = ({ isPlaceable }: { isPlaceable: boolean }) => {
  return useIsHydrated() ? (
    <button type="submit" hidden disabled={!isPlaceable} />
  ) : (
    <button type="submit" name="intent" value="voucher" formNoValidate hidden />
  );
};

/** How it is paid, and what the shopper has to say. Vouchers and the button that orders stand with the sums. */
export const OrderForm = ({ orderKey, cart, methods, answer }: Props) => {
  const { t, paths } = useTranslation();
  const submit = useSubmit();
  const typed = answer?.typed;
  const refused = answer?.kind === 'refused' ? answer : undefined;
  const form = useFocusFirstInvalid(answer);
  // A voucher leaves the page where it is; an order is shown from its top.
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form, nativeEvent } = event;
    const fields = new FormData(form, nativeEvent.submitter);
    const { submitter } = nativeEvent as { submitter: HTMLButtonElement | null };
    void submit(submitter ?? form, { preventScrollReset: isVoucherPress(fields) });
  };
  return (
    <Form
      id={ORDER_FORM}
      ref={form}
      method="post"
      action={paths.checkout()}
      noValidate
      onSubmit={send}
      className="grid gap-5"
    >
      <EnterKey isPlaceable={methods.length > 0} />
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="amount" value={cart.summary.total} />
      <Panel id="payment" title={t('checkoutPage.payment')}>
        <PaymentMethods methods={methods} chosen={typed?.method} errors={refused?.fields} />
      </Panel>
      <NoteStep typed={typed?.note} error={refused?.fields['note']} />
    </Form>
  );
};

/** What the shopper has to say to the stores; folded, it says it in one line. */
const NoteStep = ({
  typed = '',
  error,
}: {
  typed: string | undefined;
  error: string | undefined;
}) => {
  const { t } = useTranslation();
  const [note, setNote] = useState(typed);
  const title = t('checkoutPage.note');
  return (
    <FoldingStep
      id="note"
      title={title}
      open={typed !== '' || error !== undefined}
      opens={note ? 'change' : 'add'}
      chosen={note && <p className="truncate text-sm text-soft">{note}</p>}
    >
      <TextAreaField
        label={title}
        optional={t('checkoutPage.optional')}
        name="note"
        rows={2}
        maxLength={1000}
        defaultValue={typed}
        onChange={(event) => {
          setNote(event.target.value);
        }}
        error={error}
      />
    </FoldingStep>
  );
};
