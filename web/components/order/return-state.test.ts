import { expect, test } from 'vitest';
import type { Cancellation } from '#contract/orders/cancellation.ts';
import type { Order } from '#contract/orders/order.ts';
import { findReturn, isKept, orderReturnText } from './return-state.ts';

const asked = (id: string, fields: Partial<Cancellation>) =>
  ({ id, kind: 'refund', state: 'requested', line_ids: ['lamp'], ...fields }) as Cancellation;

test('the latest return is told, of the order or of one thing in it', () => {
  const cancellations = [
    asked('declined', { state: 'refused' }),
    asked('cancelled', { kind: 'cancel', state: 'done' }),
    asked('later', { line_ids: ['chair'] }),
    asked('earlier', { state: 'done' }),
  ];
  expect(findReturn({ cancellations })?.id).toBe('later');
  expect(findReturn({ cancellations }, 'lamp')?.id).toBe('earlier');
  expect(findReturn({ cancellations }, 'table')).toBeUndefined();
});

const line = (quantity: number, returned: number, cancelled = false) =>
  ({ quantity, returned, cancelled }) as Order['lines'][number];

test('an order of which something is kept is not refunded as a whole', () => {
  expect(orderReturnText('done', isKept({ lines: [line(2, 1)] }))).toBe('orderPage.partRefunded');
  expect(orderReturnText('done', isKept({ lines: [line(2, 2), line(1, 0)] }))).toBe(
    'orderPage.partRefunded',
  );
  expect(orderReturnText('done', isKept({ lines: [line(2, 2), line(1, 0, true)] }))).toBe(
    'orderPage.refunded',
  );
});
