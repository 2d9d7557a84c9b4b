/** How a provider looks; its mark is drawn on white in both schemes. */
export type Brand = {
  name: string;
  /** In an area of 32 by 24. */
  mark: string;
  /** `columns` has the order in a coloured half, `sheet` in a coloured head, `plain` on the card itself. */
  layout: 'columns' | 'sheet' | 'plain';
  /** The ground behind the order, and what is written on it. */
  ground: string;
  onGround: string;
  /** The button that pays. */
  button: string;
  onButton: string;
};

const WHITE = '#fff';

export const STRIPE: Brand = {
  name: 'Stripe',
  mark: '<rect x="6" y="2" width="20" height="20" rx="4" fill="#635bff"/><path fill="none" stroke="#fff" stroke-width="2.8" d="M19.6 8.2c-1.1-.8-2.4-1.2-3.7-1.2-1.8 0-2.9.8-2.9 2.1 0 3.3 6.6 1.8 6.6 5.3 0 1.6-1.4 2.6-3.6 2.6-1.5 0-2.9-.5-4-1.3"/>',
  layout: 'columns',
  ground: '#0a2540',
  onGround: WHITE,
  button: '#5851ea',
  onButton: WHITE,
};

export const PAYPAL: Brand = {
  name: 'PayPal',
  mark: '<path fill="#003087" d="M11 3h6.6c3 0 4.7 1.6 4.2 4.2-.6 3.1-2.8 4.6-5.8 4.6h-2L12.8 18H8.5z"/><path fill="#0070e0" fill-opacity=".88" d="M13.7 7h6.1c2.9 0 4.4 1.6 3.9 4-.6 3-2.7 4.3-5.5 4.3h-1.8l-1 5.7h-4.1z"/>',
  layout: 'plain',
  ground: 'transparent',
  onGround: 'inherit',
  button: '#0067d1',
  onButton: WHITE,
};

export const RAZORPAY: Brand = {
  name: 'Razorpay',
  mark: '<path fill="#072654" d="m14.5 10.5-1 4.2-2.4 7.3h4.6L19.9 7z"/><path fill="#3395ff" d="m21.5 2-8 6.8-1 4.3 6.6-4.2L15.3 22h4.6z"/>',
  layout: 'sheet',
  ground: '#072654',
  onGround: WHITE,
  button: '#1d63d8',
  onButton: WHITE,
};

export const FLUTTERWAVE: Brand = {
  name: 'Flutterwave',
  mark: '<g fill="none" stroke-width="3" stroke-linecap="round"><path stroke="#f5a623" d="M7 6c5-2 8 2 9 6"/><path stroke="#009a46" d="M25 6c-5-2-8 2-9 6"/><path stroke="#ff5805" d="M7 18c5 2 8-2 9-6"/><path stroke="#2a3362" d="M25 18c-5 2-8-2-9-6"/></g>',
  layout: 'sheet',
  ground: 'light-dark(#fff1d9, #33270f)',
  onGround: 'light-dark(#2a3362, #ffe9c4)',
  button: '#f5a623',
  onButton: '#12122c',
};

export const IYZICO: Brand = {
  name: 'Iyzico',
  mark: '<rect x="3" y="5" width="26" height="14" rx="2.5" fill="#3f5b8c"/><path fill="#1f2f4d" d="M3 8.5h26v3H3z"/><path stroke="#dfe7f5" stroke-width="1.6" stroke-linecap="round" d="M6.5 15.5h6"/>',
  layout: 'columns',
  ground: '#1b4fd6',
  onGround: WHITE,
  button: '#1b4fd6',
  onButton: WHITE,
};

export const UPI: Brand = {
  name: 'UPI',
  mark: '<path fill="#ed752e" d="m17.5 3 5.5 9-9.5 9z"/><path fill="#0a8a3f" d="m13 3 5.5 9L9 21z"/>',
  layout: 'plain',
  ground: 'transparent',
  onGround: 'inherit',
  button: '#0a7a38',
  onButton: WHITE,
};
