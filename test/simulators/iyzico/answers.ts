import { fail, type Form, type Said } from './ledger.ts';

const success = (conversationId: unknown): Said => ({
  status: 'success',
  locale: 'en',
  systemTime: Date.now(),
  conversationId,
});

export const describeOpened = (form: Form, pageUrl: string): Said => ({
  ...success(form.conversationId),
  token: form.token,
  checkoutFormContent: '<script>/* This is a simulation. */</script>',
  tokenExpireTime: 1800,
  paymentPageUrl: pageUrl,
});

/** Iyzico tells of a form only when somebody has tried to pay by it. Prices are numbers here, and not texts. */
export const describePayment = (form: Form | undefined, conversationId: unknown): Said => {
  if (!form) return fail('5122', 'token not found');
  if (form.state === 'open' || form.state === 'abandoned')
    return fail('5123', 'the checkout form has not been completed');
  const isPaid = form.state === 'paid';
  const price = form.price / 100;
  return {
    ...success(conversationId),
    paymentStatus: isPaid ? 'SUCCESS' : 'FAILURE',
    token: form.token,
    callbackUrl: form.callbackUrl,
    basketId: form.basketId,
    currency: form.currency,
    price,
    paidPrice: price,
    installment: 1,
    paymentId: form.paymentId,
    ...(isPaid
      ? {
          fraudStatus: form.fraudStatus,
          itemTransactions: [
            {
              itemId: form.itemId,
              paymentTransactionId: `${form.paymentId}1`,
              price,
              paidPrice: price,
            },
          ],
        }
      : {
          errorCode: '10051',
          errorMessage: 'Not sufficient funds',
          errorGroup: 'NOT_SUFFICIENT_FUNDS',
        }),
  };
};

export const describeRefund = (form: Form, body: Said): Said => ({
  ...success(body['conversationId']),
  paymentId: form.paymentId,
  price: Number(body['price']),
  currency: form.currency,
});

export const describeReport = (form: Form | undefined): Said => {
  if (!form) return fail('5087', 'payment not found');
  const refunded = form.refunds.reduce((sum, { price }) => sum + price, 0);
  const states = ['NOT_REFUNDED', 'PARTIALLY_REFUNDED', 'TOTALLY_REFUNDED'];
  return {
    ...success(undefined),
    payments: [
      {
        paymentId: form.paymentId,
        paymentStatus: 1,
        paymentRefundStatus: states[refunded === 0 ? 0 : refunded === form.price ? 2 : 1],
        price: form.price / 100,
        paidPrice: form.price / 100,
        currency: form.currency,
        itemTransactions: [
          {
            paymentTransactionId: `${form.paymentId}1`,
            refunds: form.refunds.map(({ conversationId, price }) => ({
              refundConversationId: conversationId,
              refundPrice: price / 100,
              currencyCode: form.currency,
              refundStatus: 1,
            })),
          },
        ],
      },
    ],
  };
};
