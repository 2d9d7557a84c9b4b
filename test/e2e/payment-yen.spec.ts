import { test } from './paying-shop.ts';
import { payIn } from './payment-decimals.ts';

test.use({ currency: 'JPY' });

payIn('JPY', ['Stripe', 'PayPal', 'Razorpay']);
