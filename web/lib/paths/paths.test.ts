import { expect, test } from 'vitest';
import { makePaths, withQuery } from './paths.ts';

const every = (language: 'en' | 'fr') => {
  const paths = makePaths(language);
  const thing = { slug: 'blue-mug', id: '7' };
  return {
    home: paths.home(),
    brands: paths.brands(),
    categories: paths.categories(),
    cart: paths.cart(),
    shipping: paths.shipping(),
    deliveryPlaces: paths.deliveryPlaces('FR'),
    checkout: paths.checkout(),
    trackOrder: paths.trackOrder(),
    orderLink: paths.trackOrder('t-o_k'),
    linkCancel: paths.linkCancel('t-o_k'),
    linkInvoice: paths.linkInvoice('t-o_k'),
    linkReturn: paths.linkReturn('t-o_k'),
    linkWithdraw: paths.linkWithdraw('t-o_k'),
    returnPicture: paths.returnPicture('c2e1'),
    flashSales: paths.flashSales(),
    flashSale: paths.flashSale('3'),
    login: paths.login(),
    loginThen: paths.login('/user/orders?page=2'),
    otpLogin: paths.otpLogin(),
    register: paths.register(),
    forgotPassword: paths.forgotPassword(),
    verification: paths.verification(),
    logout: paths.logout(),
    account: paths.account(),
    search: paths.search('tea & cups'),
    razorpayCallback: paths.razorpayCallback(),
    socialLogin: paths.socialLogin('google'),
    socialCallback: paths.socialCallback(),
    profile: paths.profile(),
    addresses: paths.addresses(),
    vouchers: paths.vouchers(),
    orders: paths.orders(),
    order: paths.order('b1f0'),
    orderIndex: paths.orderIndex(),
    orderPaymentIndex: paths.orderPaymentIndex(),
    orderCancel: paths.orderCancel('b1f0'),
    orderInvoice: paths.orderInvoice('b1f0'),
    orderReturn: paths.orderReturn('b1f0'),
    orderWithdraw: paths.orderWithdraw('b1f0'),
    orderPayment: paths.orderPayment('b1f0'),
    wishlist: paths.wishlist(),
    compared: paths.compared(),
    following: paths.following(),
    category: paths.category('tea'),
    subCategory: paths.subCategory('tea', 'tasses à thé'),
    page: paths.page('faq'),
    stores: paths.stores(),
    store: paths.store('tea-house'),
    products: paths.products('tea', { home_spm: '4' }),
    collection: paths.collection(thing),
    brand: paths.brand(thing),
    product: paths.product(thing),
    confirmIdentity: paths.confirmIdentity(paths.profile()),
    exportAccount: paths.exportAccount(),
    passkeys: paths.passkeys(),
    passkeyData: paths.passkeyData(),
    contact: paths.contact(),
    faq: paths.faq(),
    help: paths.help(),
    hotDeals: paths.hotDeals(),
    sitemap: paths.sitemap(),
    uploadPrescription: paths.uploadPrescription(),
    profileData: paths.profileData(),
    miniCart: paths.miniCart(),
    suggestions: paths.suggestions('tea'),
    manifest: paths.manifest(),
    robots: paths.robots(),
    sitemapIndex: paths.sitemapIndex(),
    sitemapPart: paths.sitemapPart('fr', 'product-0.xml'),
    feed: paths.feed(),
    moreProducts: paths.moreProducts('brand=7&page=2'),
    chooseLanguage: paths.chooseLanguage('en', '/cart?x=1'),
  } satisfies Record<string, string>;
};

test('every link of the default language', () => {
  expect(every('en')).toMatchInlineSnapshot(`
    {
      "account": "/user",
      "addresses": "/user/addresses",
      "brand": "/blue-mug/brand?brand=7",
      "brands": "/brands",
      "cart": "/cart",
      "categories": "/categories",
      "category": "/all/tea",
      "checkout": "/checkout",
      "chooseLanguage": "/language?code=en&to=%2Fcart%3Fx%3D1",
      "collection": "/blue-mug/collection?collection=7",
      "compared": "/user/compared",
      "confirmIdentity": "/user/confirm?redirect=%2Fuser%2Fprofile",
      "contact": "/contact",
      "deliveryPlaces": "/delivery-places?country=FR",
      "exportAccount": "/user/export",
      "faq": "/faq",
      "feed": "/language/en/feed.xml",
      "flashSale": "/flash-sale/3",
      "flashSales": "/flash-sale",
      "following": "/user/following",
      "forgotPassword": "/forgot-password",
      "help": "/help",
      "home": "/",
      "hotDeals": "/hot-deals",
      "linkCancel": "/track-order/cancel?token=t-o_k",
      "linkInvoice": "/track-order/invoice?token=t-o_k",
      "linkReturn": "/track-order/return?token=t-o_k",
      "linkWithdraw": "/track-order/withdraw?token=t-o_k",
      "login": "/login",
      "loginThen": "/login?redirect=%2Fuser%2Forders%3Fpage%3D2",
      "logout": "/logout",
      "manifest": "/language/en/manifest.webmanifest",
      "miniCart": "/cart/mini",
      "moreProducts": "/search/more?brand=7&page=2",
      "order": "/user/order/b1f0",
      "orderCancel": "/user/order/b1f0/cancel",
      "orderIndex": "/user/order",
      "orderInvoice": "/user/order/b1f0/invoice",
      "orderLink": "/track-order?token=t-o_k",
      "orderPayment": "/user/order/payment/b1f0",
      "orderPaymentIndex": "/user/order/payment",
      "orderReturn": "/user/order/b1f0/return",
      "orderWithdraw": "/user/order/b1f0/withdraw",
      "orders": "/user/orders",
      "otpLogin": "/otp-login",
      "page": "/page/faq",
      "passkeyData": "/user/passkeys/data",
      "passkeys": "/user/passkeys",
      "product": "/blue-mug/product/7",
      "products": "/tea/products?home_spm=4",
      "profile": "/user/profile",
      "profileData": "/user/profile/data",
      "razorpayCallback": "/razorpay-callback",
      "register": "/register",
      "returnPicture": "/return-picture/c2e1",
      "robots": "/robots.txt",
      "search": "/search?q=tea+%26+cups",
      "shipping": "/shipping",
      "sitemap": "/sitemap",
      "sitemapIndex": "/sitemap.xml",
      "sitemapPart": "/sitemap/fr/product-0.xml",
      "socialCallback": "/social-callback",
      "socialLogin": "/social-login/redirect/google",
      "store": "/shop/tea-house",
      "stores": "/shop",
      "subCategory": "/all/tea/tasses%20%C3%A0%20th%C3%A9",
      "suggestions": "/search/suggestions?q=tea",
      "trackOrder": "/track-order",
      "uploadPrescription": "/upload-prescription",
      "verification": "/verification",
      "vouchers": "/user/vouchers",
      "wishlist": "/user/wishlists",
    }
  `);
});

test('another language puts its prefix before every page', () => {
  const { chooseLanguage, manifest, feed, robots, sitemapIndex, sitemapPart, ...pages } =
    every('fr');
  expect([robots, sitemapIndex]).toEqual(['/robots.txt', '/sitemap.xml']);
  expect(sitemapPart).toBe('/sitemap/fr/product-0.xml');
  expect(manifest).toBe('/language/fr/manifest.webmanifest');
  expect(feed).toBe('/language/fr/feed.xml');
  expect(chooseLanguage).toBe('/language?code=en&to=%2Fcart%3Fx%3D1');
  for (const path of Object.values(pages)) expect(path).toMatch(/^\/fr(\/|$)/);
  expect(pages.home).toBe('/fr');
  expect(pages.product).toBe('/fr/blue-mug/product/7');
});

test('every link that exists is in the list above', () => {
  expect(
    Object.keys(every('en'))
      .filter((name) => !['loginThen', 'orderLink'].includes(name))
      .toSorted(),
  ).toEqual(Object.keys(makePaths('en')).toSorted());
});

test('a query leaves out what is not set and repeats what is a list', () => {
  expect(withQuery('/x', { a: '', b: null, c: undefined })).toBe('/x');
  expect(withQuery('/x', { brand: ['1', '2'], page: 2 })).toBe('/x?brand=1&brand=2&page=2');
});
