import { cashOnDelivery, defineShop } from 'souk';
import { createRiverPay } from './river-pay.ts';

const { RIVER_PAY_KEY = '', RIVER_PAY_WEBHOOK_SECRET = '', RIVER_PAY_API_BASE } = process.env;

export default defineShop({
  payments: [
    cashOnDelivery,
    createRiverPay({
      key: RIVER_PAY_KEY,
      webhookSecret: RIVER_PAY_WEBHOOK_SECRET,
      ...(RIVER_PAY_API_BASE && { apiBase: RIVER_PAY_API_BASE }),
    }),
  ],
});
