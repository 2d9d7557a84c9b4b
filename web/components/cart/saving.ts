import type { CartData } from '#contract/cart/cart.ts';
import { SELECTED } from '#contract/codes.ts';
import type { Minor } from '#contract/money.ts';

/** What is selected costs so much less than before, in minor units: reduced prices, sets and vouchers. */
export const savingOf = ({ cartProducts, summary }: CartData): Minor =>
  cartProducts
    .filter(({ selected }) => selected === SELECTED.checked)
    .map(({ previous, unit_price, quantity }) =>
      previous === null ? 0 : Math.max(0, previous - unit_price) * quantity,
    )
    .reduce((sum, saving) => sum + saving, summary.bundle_saving + summary.voucher_saving);
