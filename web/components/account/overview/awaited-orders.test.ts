import { expect, test } from 'vitest';
import { ORDER_STATUS, PAYMENT_METHOD, PAYMENT_STATUS } from '#contract/orders/order-codes.ts';
import type { OrderListed } from '#contract/orders/order.ts';
import { awaitedOrders } from './awaited-orders.ts';

type Parcel = OrderListed['packages'][number];

const parcel = (day: string, rest: Partial<Parcel> = {}): Parcel =>
  ({
    expected_from: `2026-12-${day}`,
    delivered_at: null,
    cancelled: false,
    ...rest,
  }) as Parcel;

const order = (number: string, rest: Partial<OrderListed> = {}): OrderListed =>
  ({
    number,
    status: ORDER_STATUS.confirmed,
    cancelled: false,
    method: PAYMENT_METHOD.stripe,
    payment_status: PAYMENT_STATUS.paid,
    packages: [parcel('05')],
    ...rest,
  }) as OrderListed;

const numbers = (...orders: OrderListed[]) => awaitedOrders(orders).map(({ number }) => number);

test('what is confirmed and what is on its way are awaited alike, the one that comes first before the other', () => {
  const onItsWay = order('A', { status: ORDER_STATUS.onTheWay, packages: [parcel('09')] });
  expect(numbers(onItsWay, order('B'))).toEqual(['B', 'A']);
});

test('a parcel that has arrived or was cancelled does not say when the order comes', () => {
  const packages = [
    parcel('01', { delivered_at: '2026-12-01T10:00:00.000Z' }),
    parcel('02', { cancelled: true }),
    parcel('09'),
  ];
  expect(numbers(order('A', { packages }), order('B'))).toEqual(['B', 'A']);
});

test('nothing is awaited that has arrived, was cancelled or waits for its money', () => {
  const unpaid = { payment_status: PAYMENT_STATUS.unpaid } as const;
  expect(
    numbers(
      order('arrived', { status: ORDER_STATUS.delivered }),
      order('cancelled', { cancelled: true }),
      order('to be paid', unpaid),
      order('paid at the door', { ...unpaid, method: PAYMENT_METHOD.cashOnDelivery }),
    ),
  ).toEqual(['paid at the door']);
});
