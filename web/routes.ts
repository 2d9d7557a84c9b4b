import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const comingSoon = (path: string, id: string) => route(path, 'routes/coming-soon.tsx', { id });
const signInSoon = (path: string) => route(path, 'routes/sign-in-coming-soon.tsx', { id: path });
const accountSoon = (name: string) =>
  route(`user/${name}`, 'routes/account-coming-soon.tsx', { id: name });

/**
 * The whole URL map. Every page lives once below an optional language prefix, all of them side by
 * side: only among such does their order decide where two patterns fit equally well
 * (routes.test.ts). `/page/faq` is a page, not `/faq` in a language named "page".
 */
const pages = [
  route('page/:slug', 'routes/page.tsx'),
  route('all/:categorySlug', 'routes/category.tsx'),
  route('all/:categorySlug/:subCategorySlug', 'routes/sub-category.tsx'),
  route('flash-sale/:id', 'routes/flash-sale.tsx'),
  route('shop/:slug', 'routes/store.tsx'),

  index('routes/home.tsx'),
  route('brands', 'routes/brands.tsx'),
  route('categories', 'routes/categories.tsx'),
  route('search', 'routes/search.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('shipping', 'routes/shipping.tsx'),
  route('checkout', 'routes/checkout.tsx'),

  route('track-order', 'routes/track-order.tsx'),
  route('track-order/cancel', 'routes/order-cancel.tsx', { id: 'link-cancel' }),
  route('track-order/invoice', 'routes/order-invoice.tsx', { id: 'link-invoice' }),
  route('flash-sale', 'routes/flash-sales.tsx'),
  route('shop', 'routes/stores.tsx'),
  comingSoon('contact', 'contact'),
  route('sitemap', 'routes/sitemap.tsx'),
  comingSoon('upload-prescription', 'upload-prescription'),
  comingSoon('razorpay-callback', 'razorpay-callback'),
  route('faq', 'routes/faq.ts'),
  route('help', 'routes/help.ts'),
  route('hot-deals', 'routes/hot-deals.ts'),

  signInSoon('login'),
  signInSoon('otp-login'),
  signInSoon('register'),
  signInSoon('forgot-password'),
  signInSoon('verification'),
  signInSoon('social-callback'),

  // A guest's orders are shown to the guest: they need no session.
  route('user/orders', 'routes/orders.tsx'),
  route('user/order', 'routes/order-index.ts', { id: 'order-index' }),
  route('user/order/payment', 'routes/order-index.ts', { id: 'order-payment-index' }),
  route('user/order/:id', 'routes/order.tsx'),
  route('user/order/payment/:id', 'routes/order-payment.tsx', { id: 'order-payment' }),
  route('user/order/:id/cancel', 'routes/order-cancel.tsx'),
  route('user/order/:id/invoice', 'routes/order-invoice.tsx'),
  accountSoon('profile'),
  accountSoon('addresses'),
  accountSoon('vouchers'),
  accountSoon('wishlists'),
  accountSoon('compared'),
  accountSoon('following'),

  route('me', 'routes/me.ts'),
  route('cart/mini', 'routes/mini-cart.ts'),
  route('search/suggestions', 'routes/suggestions.ts'),
  route('search/more', 'routes/more-products.ts'),
  route('delivery-places', 'routes/delivery-places.ts'),

  route(':slug/products', 'routes/products.tsx'),
  route(':slug/collection', 'routes/collection.tsx'),
  route(':slug/brand', 'routes/brand.tsx'),
  route(':slug/product/:id?', 'routes/product.tsx'),
  route('*', 'routes/not-found.ts'),
];

export default [
  route('language', 'routes/choose-language.ts'),
  route('language/:code/feed.xml', 'routes/feed.ts'),
  route('language/:code/manifest.webmanifest', 'routes/web-manifest.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap/:code/:part', 'routes/sitemap-part.ts'),
  route(':lang?', 'routes/language.tsx', [layout('routes/shop-layout.tsx', pages)]),
] satisfies RouteConfig;
