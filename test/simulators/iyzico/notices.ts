import { randomUUID } from 'node:crypto';
import type { Delivery } from '#test/simulators/deliver-webhook.ts';
import type { Sending } from '#test/simulators/simulator.ts';
import type { Form } from './ledger.ts';
import { signNotice } from './signatures.ts';

/** A notification about a form. Iyzico signs no time, so that a stale one is as good as another. */
export const writeNotice = (
  secretKey: string,
  form: Form,
  { event, signature = 'good' }: Sending,
): Delivery => {
  const notice = {
    paymentConversationId: form.conversationId,
    merchantId: 'simulation',
    token: form.token,
    status: form.state === 'paid' ? 'SUCCESS' : 'FAILURE',
    iyziReferenceCode: randomUUID(),
    iyziEventType: event ?? 'CHECKOUT_FORM_AUTH',
    iyziEventTime: Date.now(),
    iyziPaymentId: form.paymentId === null ? null : Number(form.paymentId),
  };
  const body = JSON.stringify(notice);
  if (signature === 'missing') return { headers: {}, body };
  const signed = signature === 'bad' ? { ...notice, status: 'ANOTHER' } : notice;
  return { headers: { 'x-iyz-signature-v3': signNotice(secretKey, signed) }, body };
};
