import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { PAYMENT_STATUS } from '#contract/orders/order-codes.ts';
import type { Order } from '#contract/orders/order.ts';
import { RefusalNotice } from '#web/components/checkout/refusal-notice.tsx';
import { AccountHeading } from '#web/components/account/account-page.tsx';
import { OrderFrame } from '#web/components/order/order-frame.tsx';
import { NumberedText } from '#web/components/order/order-number.tsx';
import { orderPlaces, type WhichOrder } from '#web/components/order/which-order.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { SelectField, TextAreaField } from '#web/ui/field.tsx';
import { CancelLines, openLines } from './cancel-lines.tsx';
import { cancelReasons } from './cancellation-texts.ts';
import type { CancelRefusal } from './perform-cancel.server.ts';

type Props = { order: Order; which: WhichOrder; refused: CancelRefusal | undefined };

/** Chooses what of an order is cancelled, and why. */
export const CancelPage = ({ order, which, refused }: Props) => {
  const { t, paths } = useTranslation();
  const busy = useNavigation().formMethod === 'POST';
  const places = orderPlaces(paths, which);
  const isDirect = order.cancel === 'direct';
  const open = openLines(order);
  const typed = refused?.typed.lines;
  const [ids, setIds] = useState(
    open.map(({ id }) => id).filter((id) => typed?.includes(id) ?? true),
  );
  const sum = open.filter(({ id }) => ids.includes(id)).reduce((all, { total }) => all + total, 0);
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
          <RefusalNotice answer={refused} tone="error">
            {refused.message}
          </RefusalNotice>
        )}
        <CancelLines
          order={order}
          chosen={typed}
          sum={ids.length > 0 ? sum : null}
          onChoose={setIds}
        />
        <Why typed={refused?.typed} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={busy}>
            {isDirect ? (
              <DirectText
                isWhole={ids.length === order.lines.filter(({ cancelled }) => !cancelled).length}
                back={order.payment_status === PAYMENT_STATUS.paid ? sum : 0}
              />
            ) : (
              t('cancelPage.submitRequest')
            )}
          </Button>
          <Link to={places.order} className={buttonClass({ variant: 'secondary' })}>
            {t('cancelPage.keep')}
          </Link>
        </div>
      </Form>
    </OrderFrame>
  );
};

/** What the press cancels, and what comes back for it; without scripts it could not follow what is chosen. */
const DirectText = ({ isWhole, back }: { isWhole: boolean; back: number }) => {
  const { t } = useTranslation();
  const amount = isolate(useMoney()(back));
  const plain = isWhole ? 'cancelPage.whole' : 'cancelPage.submitDirect';
  const withAmount = isWhole ? 'cancelPage.wholeBack' : 'cancelPage.someBack';
  return (
    <>
      <span className="noscript:hidden">{back > 0 ? t(withAmount, { amount }) : t(plain)}</span>
      <span className="hidden noscript:contents">{t('cancelPage.submitDirect')}</span>
    </>
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
