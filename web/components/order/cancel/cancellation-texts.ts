import type { Cancellation } from '#contract/orders/cancellation.ts';
import type { Translate } from '#i18n/translate.ts';

/** What became of a cancellation, or of asking for one. */
export const cancellationState = (
  t: Translate,
  { kind, state, withdrawal }: Pick<Cancellation, 'kind' | 'state' | 'withdrawal'>,
): string => {
  if (withdrawal) return t(`orderPage.withdrawStates.${state}`);
  return kind === 'refund'
    ? t(`orderPage.refundStates.${state}`)
    : t(`orderPage.cancelStates.${state}`);
};

/** That it was asked for. */
export const askedText = (
  t: Translate,
  { kind, withdrawal }: Pick<Cancellation, 'kind' | 'withdrawal'>,
): string => {
  if (withdrawal) return t('orderPage.withdrawn');
  return t(kind === 'refund' ? 'orderPage.returnAsked' : 'orderPage.cancelAsked');
};

/** Why they give back what they have got. */
export const returnReasons = ['broken', 'wrong', 'described', 'fit', 'mind', 'other'] as const;

/** Why shoppers cancel; their names stand in the messages. */
export const cancelReasons = ['mind', 'mistake', 'late', 'price', 'other'] as const;
