import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { PICTURE_BYTES } from '#contract/files.ts';
import { refundParts } from '#contract/orders/refund-parts.ts';
import type { Order } from '#contract/orders/order.ts';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { returnReasons } from '#web/components/order/cancel/cancellation-texts.ts';
import { RefusalNotice } from '#web/components/checkout/refusal-notice.tsx';
import { AccountHeading } from '#web/components/account/account-page.tsx';
import { OrderFrame } from '#web/components/order/order-frame.tsx';
import { NumberedText } from '#web/components/order/order-number.tsx';
import { RefundSums } from '#web/components/order/refund-sums.tsx';
import { orderPlaces, type WhichOrder } from '#web/components/order/which-order.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { SelectField, TextAreaField } from '#web/ui/field.tsx';
import { PictureField } from '#web/ui/picture-field.tsx';
import { type Choosable, type ChosenUnits, readChosenUnits, reasonField } from './chosen-units.ts';
import { ChooseUnits } from './choose-units.tsx';
import type { ReturnRefusal } from './perform-return.server.ts';

type Props = { order: Order; which: WhichOrder; refused: ReturnRefusal | undefined };

/** Only for whoever has chosen a picture. */
const shrink = async (file: File): Promise<File> => {
  const { shrinkPicture } = await import('#web/lib/browser/shrink-picture.ts');
  return shrinkPicture(file, PICTURE_BYTES);
};

/** Chooses what of an order goes back, why, and shows it. */
export const ReturnPage = ({ order, which, refused }: Props) => {
  const { t, paths } = useTranslation();
  const busy = useNavigation().formMethod === 'POST';
  const places = orderPlaces(paths, which);
  const form = useFocusFirstInvalid(refused);
  const items = order.lines
    .filter(({ returnable }) => returnable > 0)
    .map((line) => ({ line, units: line.returnable }));
  const typed = refused?.typed.chosen;
  const [chosen, setChosen] = useState(typed ?? firstChosen(items));
  // What was refused is no longer true of what has been changed since.
  const [answered, setAnswered] = useState<ReturnRefusal>();
  // What was chosen before the scripts had come.
  useEffect(() => {
    if (form.current) setChosen(readChosenUnits(new FormData(form.current)));
  }, [form]);

  return (
    <OrderFrame hasMenu={'order_id' in which}>
      <AccountHeading
        title={<NumberedText text={t('returnPage.title')} number={order.number} />}
        lead={t('returnPage.lead')}
      />
      <Form
        ref={form}
        method="post"
        action={places.giveBack}
        encType="multipart/form-data"
        noValidate
        onChange={({ currentTarget }) => {
          setChosen(readChosenUnits(new FormData(currentTarget)));
          setAnswered(refused);
        }}
        className="grid max-w-2xl gap-6"
      >
        {refused && refused !== answered && (
          <RefusalNotice answer={refused} tone="error">
            {refused.message}
          </RefusalNotice>
        )}
        <ChooseUnits
          title={t('returnPage.items')}
          items={items}
          chosen={typed}
          current={chosen}
          showsUntil
          ask={({ id }) => (
            <Reason id={id} isChosen={id in chosen || (typed && id in typed)} refused={refused} />
          )}
        />
        <TextAreaField
          label={t('returnPage.note')}
          optional={t('returnPage.optional')}
          name="note"
          rows={3}
          maxLength={800}
          defaultValue={refused?.typed.note}
        />
        <PictureField
          label={t('returnPage.pictures')}
          optional={t('returnPage.optional')}
          hint={t('returnPage.picturesHint')}
          error={refused?.fields['pictures']}
          name="pictures"
          multiple
          shrink={shrink}
          labels={{ choose: t('upload.choose'), remove: t('upload.remove') }}
        />
        <GetsBack items={items} chosen={chosen} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('returnPage.submit')}
          </Button>
          <Link to={places.order} className={buttonClass({ variant: 'secondary' })}>
            {t('returnPage.keep')}
          </Link>
        </div>
      </Form>
    </OrderFrame>
  );
};

/** A single line is chosen already. */
const firstChosen = (items: readonly Choosable[]): ChosenUnits => {
  const [only, ...others] = items;
  return only && others.length === 0 ? { [only.line.id]: only.units } : {};
};

/**
 * What comes back for what is chosen, and why so much, before it is sent. Without scripts it could not follow
 * that: each line says by itself what comes back for it.
 */
const GetsBack = ({ items, chosen }: { items: readonly Choosable[]; chosen: ChosenUnits }) => {
  const { t } = useTranslation();
  const parts = refundParts(
    items.map(({ line }) => ({ line, before: line.returned, units: chosen[line.id] ?? 0 })),
  );
  const isShared = parts.shipping + parts.bundle_saving + parts.voucher_saving > 0;
  return (
    <div className="grid gap-2 rounded-lg bg-surface px-4 py-4 sm:px-6">
      <div className="grid gap-2 noscript:hidden">
        {Object.keys(chosen).length > 0 ? (
          <RefundSums name={t('returnPage.youGetBack')} total={parts.total} parts={parts} isLive />
        ) : (
          <p className="font-semibold">{t('returnPage.chooseOne')}</p>
        )}
        {isShared && <p className="text-sm text-soft">{t('returnPage.shares')}</p>}
      </div>
      <p className="text-sm text-soft">{t('returnPage.next')}</p>
    </div>
  );
};

type ReasonProps = {
  id: string;
  isChosen: boolean | undefined;
  refused: ReturnRefusal | undefined;
};

/** Why a line goes back, once it is chosen; without scripts it could not follow that, and is always there. */
const Reason = ({ id, isChosen, refused }: ReasonProps) => {
  const { t } = useTranslation();
  const name = reasonField(id);
  return (
    <div className={isChosen ? 'basis-full pb-3' : 'hidden noscript:contents'}>
      <SelectField
        label={t('returnPage.reason')}
        name={name}
        required
        defaultValue={refused?.typed.reasons[id] ?? ''}
        error={refused?.fields[name]}
      >
        <option value="">{t('returnPage.pleaseChoose')}</option>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`returnPage.reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
};
