import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cashOnDelivery, defineShop } from 'souk';

const note = (line: string) => appendFile(join(import.meta.dirname, 'orders.log'), `${line}\n`);

/** Paid by card to whoever brings the parcel; offered beside cash. */
const cardAtTheDoor = {
  code: 100,
  name: {
    en: 'Card at the door',
    fr: 'Carte à la livraison',
    ar: 'بطاقة عند الباب',
    tr: 'Kapıda kartla ödeme',
    hi: 'दरवाज़े पर कार्ड',
  },
  publicKey: null,
  settles: (currency: string) => currency === 'USD',
  confirmsAtOnce: true,
};

export default defineShop({
  payments: [cashOnDelivery, cardAtTheDoor],
  hooks: {
    orderPlaced: ({ order }) => note(`${order.number} placed, ${order.amount} ${order.currency}`),
    orderCancelled: ({ order }) => note(`${order.number} cancelled`),
  },
  calls: (app, { now }) => app.get('/opening', (c) => c.json({ open: now().getUTCHours() < 20 })),
  pages: [{ path: 'size-guide', file: 'pages/size-guide.tsx' }],
  theme: {
    light: { primary: '#0b6b4f', 'primary-hover': '#0e8060', surface: '#f2f7f4' },
    dark: { primary: '#7fd6b5', 'primary-hover': '#a5e6cd', 'on-primary': '#06251b' },
    radius: { sm: 2, md: 4, lg: 6, xl: 8 },
    logo: { file: 'logo.svg', dark: 'logo-dark.svg' },
  },
  texts: { en: { 'layout.cart': 'Basket' } },
});
