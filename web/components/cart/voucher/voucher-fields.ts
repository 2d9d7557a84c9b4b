/** The code that was typed. */
export const VOUCHER_CODE = 'voucher';
/** A press on the button of this name takes its voucher off the cart. */
export const VOUCHER_OFF = 'voucher_off';
/** A press on the button of this name takes the combination that saves most. */
export const VOUCHER_BEST = 'voucher_best';

/** Whether a press of the form is about its vouchers. */
export const isVoucherPress = (form: FormData): boolean =>
  form.get('intent') === 'voucher' || form.has(VOUCHER_BEST) || form.has(VOUCHER_OFF);
