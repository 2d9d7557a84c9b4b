import type { Advanced } from '#api/orders/advance.ts';
import type { Cancelled } from '#api/orders/cancel.ts';
import { RuleError } from '#cli/command-error.ts';

type AdvanceReason = Extract<Advanced, { kind: 'refused' }>['reason'];
type CancelReason = Extract<Cancelled, { kind: 'refused' }>['reason'];

const ADVANCE: Record<AdvanceReason, string> = {
  notFound: 'is not there any more',
  unknownPackage: 'has no such package',
  cancelled: 'is cancelled',
  delivered: 'is delivered; nothing comes behind that',
  notAhead: 'is that far already; its status only goes forward',
  unpaid: 'is not paid yet, and its method is paid before it is sent',
};

const CANCEL: Record<CancelReason, string> = {
  notFound: 'is not there any more',
  unknownLine: 'has no such line',
  delivered: 'is delivered, in whole or in part; what was delivered can only be sent back',
};

/** Why an order does not go on, for the operator. */
export const advanceRefusal = (number: string, reason: AdvanceReason): RuleError =>
  new RuleError(`${number} ${ADVANCE[reason]}.`);

/** Why an order is not cancelled, for the operator. */
export const cancelRefusal = (number: string, reason: CancelReason): RuleError =>
  new RuleError(`${number} ${CANCEL[reason]}.`);
