import type { CartData } from '#contract/cart.ts';
import type { Method } from './payment-methods.tsx';

/** Whether a voucher has to leave the cart before it can be ordered. */
export const hasStaleVoucher = ({ vouchers }: CartData): boolean => vouchers.refused.length > 0;

/** Whether what the page shows can be ordered as it stands. */
export const isPlaceable = (cart: CartData, methods: readonly Method[]): boolean =>
  methods.length > 0 && !hasStaleVoucher(cart);
