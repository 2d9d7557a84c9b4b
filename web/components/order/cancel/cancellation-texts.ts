import type { Cancellation } from '#contract/cancellation.ts';
import type { Translate } from '#i18n/translate.ts';

/** What became of a cancellation, or of asking for one. */
export const cancellationState = (
  t: Translate,
  { kind, state }: Pick<Cancellation, 'kind' | 'state'>,
): string =>
  kind === 'refund' ? t(`orderPage.refundStates.${state}`) : t(`orderPage.cancelStates.${state}`);

/** Why shoppers cancel; their names stand in the messages. */
export const cancelReasons = ['mind', 'mistake', 'late', 'price', 'other'] as const;
