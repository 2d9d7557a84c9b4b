import { expect, test } from 'vitest';
import { readNotice } from './webhook.ts';

/** Published by Iyzico. */
const secret = 'sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs';
const form = {
  iyziEventType: 'CHECKOUT_FORM_AUTH',
  iyziPaymentId: 22483975,
  token: 'e828c62d-fd12-4b1a-ad5a-380f15fe6596',
  paymentConversationId: 'conversationId',
  status: 'SUCCESS',
  iyziReferenceCode: 'a code',
};
const formSignature = '4031c575763486a2d2bf3f7ace0baebfcd6bed65393ab4df3fe80c00d5fd6878';
const direct = {
  iyziEventType: 'API_AUTH',
  paymentId: '22484059',
  paymentConversationId: 'conversationId',
  status: 'SUCCESS',
};
const directSignature = '92c7a72b7741bc83eb696066605c894778c87297b2c88d6037670666230e18ae';

const read = (notice: object | string, signature: string | undefined) =>
  readNotice(secret, {
    headers: new Headers(signature === undefined ? {} : { 'x-iyz-signature-v3': signature }),
    body: new TextEncoder().encode(typeof notice === 'string' ? notice : JSON.stringify(notice)),
    now: new Date(),
    signal: AbortSignal.timeout(1000),
  });

test('a notification of a checkout form says which payment to ask about', () => {
  expect(read(form, formSignature)).toEqual({
    id: 'a code',
    attemptId: undefined,
    reference: form.token,
    paymentReference: '22483975',
  });
});

test('a notification of another way to pay is signed without a token', () => {
  expect(read(direct, directSignature)).toMatchObject({ paymentReference: '22484059' });
});

test('a notification that is not signed, or was changed, is refused', () => {
  expect(read(form, undefined)).toBeUndefined();
  expect(read(form, directSignature)).toBeUndefined();
  expect(read({ ...form, status: 'FAILURE' }, formSignature)).toBeUndefined();
  expect(read({ ...form, token: 'another' }, formSignature)).toBeUndefined();
  expect(read('no JSON', formSignature)).toBeUndefined();
});
