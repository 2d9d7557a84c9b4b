import { test } from './paying-shop.ts';
import { payIn } from './payment-decimals.ts';

test.use({ currency: 'KWD' });

payIn('KWD', ['Stripe', 'Razorpay']);
