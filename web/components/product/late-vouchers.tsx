import { memo, Suspense } from 'react';
import { lazyPart } from '#web/rendering/lazy-part.tsx';
import { UNTOUCHED } from '#web/rendering/static-part.tsx';
import type { VouchersProps } from './vouchers.tsx';

/** Without its script the line stays as the server has rendered it, and opens. */
const Vouchers = lazyPart<VouchersProps>(
  () => import('./vouchers.tsx'),
  () => <details className="voucher-line" {...UNTOUCHED} />,
);

/** The vouchers of a product or a store; their script comes when the page stands. */
export const LateVouchers = memo((props: VouchersProps) => (
  <Suspense>
    <Vouchers {...props} />
  </Suspense>
));
