import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const comingSoon = (path: string, id: string) => route(path, 'routes/coming-soon.tsx', { id });

/**
 * The whole URL map. Every page lives once below an optional language prefix. Order matters: a
 * static first segment stands before `:slug`, so `/shop/products` is a store and no listing.
 */
export default [
  route('language', 'routes/choose-language.ts'),

  route(':lang?', 'routes/language.tsx', [
    route('me', 'routes/me.ts'),

    layout('routes/shop-layout.tsx', [
      index('routes/home.tsx'),
      route('brands', 'routes/brands.tsx'),
      route('categories', 'routes/categories.tsx'),
      route('search', 'routes/search.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('shipping', 'routes/shipping.tsx'),
      route('checkout', 'routes/checkout.tsx'),

      comingSoon('track-order', 'track-order'),
      comingSoon('flash-sale', 'flash-sales'),
      comingSoon('flash-sale/:id', 'flash-sale'),
      comingSoon('contact', 'contact'),
      comingSoon('sitemap', 'sitemap'),
      comingSoon('upload-prescription', 'upload-prescription'),
      comingSoon('razorpay-callback', 'razorpay-callback'),
      comingSoon('shop', 'stores'),
      comingSoon('shop/:slug', 'store'),
      route('faq', 'routes/faq.ts'),
      route('help', 'routes/help.ts'),
      route('hot-deals', 'routes/hot-deals.ts'),

      route('page/:slug', 'routes/page.tsx'),
      route('all/:categorySlug', 'routes/category.tsx'),
      route('all/:categorySlug/:subCategorySlug', 'routes/sub-category.tsx'),

      // A guest's orders are shown to the guest: they stand outside the pages that need a session.
      route('user/order', 'routes/order-index.ts', { id: 'order-index' }),
      route('user/order/payment', 'routes/order-index.ts', { id: 'order-payment-index' }),
      route('user/order/:id', 'routes/order.tsx'),
      route('user/orders', 'routes/orders.tsx'),
      comingSoon('user/order/payment/:id', 'order-payment'),
      layout('routes/account-layout.tsx', [
        comingSoon('user/profile', 'profile'),
        comingSoon('user/addresses', 'addresses'),
        comingSoon('user/vouchers', 'vouchers'),
        comingSoon('user/wishlists', 'wishlists'),
        comingSoon('user/compared', 'compared'),
        comingSoon('user/following', 'following'),
      ]),

      route(':slug/products', 'routes/products.tsx'),
      route(':slug/collection', 'routes/collection.tsx'),
      route(':slug/brand', 'routes/brand.tsx'),
      route(':slug/product/:id?', 'routes/product.tsx'),
      route('*', 'routes/not-found.ts'),
    ]),

    layout('routes/empty-layout.tsx', [
      comingSoon('login', 'login'),
      comingSoon('otp-login', 'otp-login'),
      comingSoon('register', 'register'),
      comingSoon('forgot-password', 'forgot-password'),
      comingSoon('verification', 'verification'),
      comingSoon('social-callback', 'social-callback'),
    ]),
  ]),
] satisfies RouteConfig;
