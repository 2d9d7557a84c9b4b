/** The numbers that travel over the wire, named once. Inside the code they are booleans or names. */

export const PAYMENT_METHOD = {
  razorpay: 1,
  cashOnDelivery: 2,
  stripe: 3,
  paypal: 4,
  flutterwave: 5,
  cardGateway: 6,
  upi: 7,
} as const;

/** The codes of a shop's own ways to pay, which its configuration names. */
export const OWN_METHODS = { first: 100, last: 999 } as const;

/** One of `PAYMENT_METHOD`, or of the shop's own. */
export type PaymentMethod = number;

export const ORDER_STATUS = {
  pending: 1,
  confirmed: 2,
  pickedUp: 3,
  onTheWay: 4,
  delivered: 5,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

export const PAYMENT_STATUS = { unpaid: 0, paid: 1 } as const;

export const PRICE_TYPE = { flat: 1, percent: 2 } as const;

export const VISIBILITY = { public: 1, private: 2 } as const;

export const SHIPPING_TYPE = { location: 1, pickup: 2 } as const;
export type ShippingType = (typeof SHIPPING_TYPE)[keyof typeof SHIPPING_TYPE];

/** What the owner has switched on or off. */
export const SWITCH = { on: 1, off: 2 } as const;

export const SELECTED = { checked: 1, unchecked: 2 } as const;

export const SOURCE_TYPE = {
  category: 1,
  subCategory: 2,
  tag: 3,
  brand: 4,
  products: 5,
  url: 6,
} as const;

/** Where a home banner of each type stands. */
export const BANNER_TYPE = {
  besideSliderTop: 1,
  besideSliderBottom: 2,
  underFlashSale: 3,
  pair: 4,
  triple: 5,
  brandStrip: 6,
  listingSidebar: 7,
  productPage: 8,
  aboveFooter: 9,
} as const;
export type BannerType = (typeof BANNER_TYPE)[keyof typeof BANNER_TYPE];
