import { Form, useNavigation } from 'react-router';
import { PAYMENT_STATUS } from '#contract/orders/order-codes.ts';
import type { Order } from '#contract/orders/order.ts';
import { AccountHeading } from '#web/components/account/account-page.tsx';
import { OrderFrame } from '#web/components/order/order-frame.tsx';
import { NumberedText } from '#web/components/order/order-number.tsx';
import { orderPlaces, type WhichOrder } from '#web/components/order/which-order.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { SelectField, TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CancelLines } from './cancel-lines.tsx';
import { cancelReasons } from './cancellation-texts.ts';
import type { CancelRefusal } from './perform-cancel.server.ts';

type Props = { order: Order; which: WhichOrder; refused: CancelRefusal | undefined };

/** Chooses what of an order is cancelled, and why. */
export const CancelPage = ({ order, which, refused }: Props) => {
  const { t, paths } = useTranslation();
  const busy = useNavigation().formMethod === 'POST';
  const places = orderPlaces(paths, which);
  const isDirect = order.cancel === 'direct';
  return (
    <OrderFrame hasMenu={'order_id' in which} isForm>
      <AccountHeading
        title={<NumberedText text={t('cancelPage.title')} number={order.number} />}
        lead={
          <>
            {t(isDirect ? 'cancelPage.direct' : 'cancelPage.request')}
            <br />
            {t(
              order.payment_status === PAYMENT_STATUS.paid
                ? 'cancelPage.paid'
                : 'cancelPage.unpaid',
            )}
          </>
        }
      />
      <Form method="post" action={places.cancel} className="grid max-w-2xl gap-6">
        {refused && (
          <Notice tone="error" alert>
            {refused.message}
          </Notice>
        )}
        <CancelLines order={order} chosen={refused?.typed.lines} />
        <Why typed={refused?.typed} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={busy}>
            {t(isDirect ? 'cancelPage.submitDirect' : 'cancelPage.submitRequest')}
          </Button>
          <Link to={places.order} className={buttonClass({ variant: 'secondary' })}>
            {t('cancelPage.keep')}
          </Link>
        </div>
      </Form>
    </OrderFrame>
  );
};

const Why = ({ typed }: { typed: CancelRefusal['typed'] | undefined }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <SelectField
        label={t('cancelPage.reason')}
        optional={t('cancelPage.optional')}
        name="reason"
        defaultValue={typed?.reason}
      >
        <option value="">{t('cancelPage.noReason')}</option>
        {cancelReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`cancelPage.reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('cancelPage.details')}
        optional={t('cancelPage.optional')}
        name="details"
        rows={3}
        maxLength={800}
        defaultValue={typed?.details}
      />
    </div>
  );
};
