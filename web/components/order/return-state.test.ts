import { expect, test } from 'vitest';
import type { Cancellation } from '#contract/orders/cancellation.ts';
import { findReturn } from './return-state.ts';

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
