/** The numbers that travel over the wire, named once. Inside the code they are booleans or names. */

export const PRICE_TYPE = { flat: 1, percent: 2 } as const;

export const VISIBILITY = { public: 1, private: 2 } as const;

/** What the owner has switched on or off. */
export const SWITCH = { on: 1, off: 2 } as const;

export const SELECTED = { checked: 1, unchecked: 2 } as const;

export const SHIPPING_TYPE = { location: 1, pickup: 2 } as const;
export type ShippingType = (typeof SHIPPING_TYPE)[keyof typeof SHIPPING_TYPE];

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
  featuredFirst: 1,
  featuredSecond: 2,
  trustBar: 3,
  pair: 4,
  triple: 5,
  brandStrip: 6,
  listingSidebar: 7,
  productPage: 8,
  aboveFooter: 9,
} as const;
export type BannerType = (typeof BANNER_TYPE)[keyof typeof BANNER_TYPE];
