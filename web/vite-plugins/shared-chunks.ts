import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * Files that several pages share: the libraries; the shop's frame, with prices and pictures; cards of
 * products, with logos of stores; lists of them; what was looked at lately and how long a
 * sale lasts; what is offered on a product's page; what the pages of signing in share; what the pages of an order share; the sums of a cart or an order; what the steps to an order share. A page that needs none of a file does not load it:
 * cart, checkout and account do without the last four. And what no page waits for: what asks a device
 * for a passkey, what makes pictures smaller before they are sent, what marks the products that somebody has saved, what counts banners, and what the server has rendered into
 * the frame. Left to itself the bundler makes twenty, which weigh 5 kB more once compressed
 * (bench/weight.ts). Each is named by how the paths of its modules begin; of those that name one module,
 * the higher priority has it.
 */
const CHUNKS = [
  {
    name: 'passkeys',
    paths: ['node_modules/@simplewebauthn/', 'web/components/identity/passkey/passkey-ceremony'],
    priority: 4,
  },
  { name: 'shrink-picture', paths: ['web/lib/browser/shrink-picture'], priority: 3 },
  { name: 'marks', paths: ['web/lib/page-data/mark-products'], priority: 3 },
  { name: 'events', paths: ['web/lib/page-data/report-events'], priority: 3 },
  {
    name: 'vendor',
    paths: [
      'node_modules/',
      'web/rendering/router/possible-routes',
      'web/rendering/router/path-pattern',
    ],
    priority: 3,
  },
  {
    name: 'frame',
    paths: [
      'web/routes/language.tsx',
      'web/routes/shop-layout.tsx',
      'web/lib/',
      'web/rendering/',
      'web/components/header/',
      'web/components/languages/kept-scroll',
      'web/components/languages/lazy-languages',
      'web/components/footer/footer.tsx',
      'web/components/banners/top-banner.tsx',
      'web/ui/notice',
      'web/components/frame/client-navigation',
      'web/components/frame/lazy-error-page',
      'web/components/frame/network-error-toast',
      'web/components/frame/shop-frame',
      'web/components/frame/skip-link',
      'web/components/frame/static-presses',
      'web/components/picture/',
      'web/components/card/card-form',
      'web/components/cart/voucher/voucher-fields',
      'web/components/product/price',
      'web/components/product/purchase/use-cart',
      'web/ui/price',
      'web/ui/badge',
      'web/ui/button',
      'web/ui/skeleton',
      'i18n/',
      'contract/codes',
      'contract/money',
      'contract/pages',
      'contract/sorts',
    ],
    priority: 2,
  },
  // Where banners and the owner's links lead: home, footer and menu have them.
  { name: 'links', paths: ['web/components/links/'], priority: 1.5 },
  // A page with a form does without the rest of the footer's scripts.
  { name: 'field', paths: ['web/ui/field'], priority: 1.5 },
  // What is chosen in filters is chosen in other forms too, which do without lists.
  { name: 'choice', paths: ['web/ui/choice'], priority: 1.5 },
  {
    name: 'frame-content',
    paths: ['web/components/footer/footer-content', 'web/components/menu/'],
    priority: 1,
  },
  {
    name: 'sign-in',
    paths: [
      'web/components/identity/identifier-field',
      'web/components/identity/password/new-password-fields',
      'web/components/identity/sign-in-',
      'web/components/identity/sign-in-query',
      'web/components/identity/submit-button',
    ],
    priority: 1,
  },
  {
    name: 'order-parts',
    paths: [
      'contract/orders/order-codes',
      'contract/orders/order-sums',
      'web/components/order/cancel/cancellation-texts',
      'web/components/order/order-frame',
      'web/components/order/order-number',
      'web/components/order/which-order',
      'web/ui/linked-text',
    ],
    priority: 1,
  },
  {
    name: 'account-page',
    paths: ['web/components/account/account-page', 'web/components/account/product-entry'],
    priority: 1,
  },
  {
    name: 'sums',
    paths: ['web/components/cart/sums', 'web/components/product/variants/variant-text'],
    priority: 1,
  },
  {
    name: 'ordering',
    paths: [
      'web/components/checkout/folded-summary',
      'web/components/checkout/panel',
      'web/components/checkout/action-bar',
      'web/components/checkout/steps',
      'web/components/form/focus-first-invalid',
    ],
    priority: 1,
  },
  {
    name: 'cards',
    paths: [
      'web/components/card/card-grid',
      'web/components/card/product-card',
      'web/components/navigation/page-breadcrumbs',
      'web/components/product/reviews/rating',
      'web/components/store/store-logo',
      'web/ui/rating',
    ],
    priority: 1,
  },
  {
    name: 'lists',
    paths: [
      'web/components/card/load-more',
      'web/components/card/use-more-cards',
      'web/components/navigation/back-link',
      'web/components/navigation/page-links',
      'web/components/navigation/section-heading',
    ],
    priority: 0,
  },
  {
    name: 'listing',
    paths: [
      'web/components/listing/category-links',
      'web/components/listing/clear-all',
      'web/components/listing/filter-',
      'web/components/listing/listing-meta',
      'web/components/listing/listing-page',
      'web/components/listing/listing-query',
      'web/components/listing/use-listing',
    ],
    priority: 0,
  },
  {
    name: 'sales',
    paths: ['web/components/flash-sale/countdown', 'web/ui/use-carousel'],
    priority: 0,
  },
  { name: 'arrival', paths: ['web/components/product/delivery/arrival'], priority: 0 },
  {
    name: 'offer',
    paths: [
      'web/components/product/delivery/delivery-place',
      'web/components/product/delivery/delivery-texts',
      'web/components/product/gallery/thumbnails',
      'web/components/product/product-query',
      'web/components/product/purchase/intent-button',
      'web/components/product/reviews/review-query',
      'web/components/product/variants/attribute-field',
      'web/components/product/variants/variant-choice',
    ],
    priority: 0,
  },
];

/** A module below the root, wherever node_modules lies. */
const isBelow = (id: string, path: string): boolean =>
  path.startsWith('node_modules/') ? id.includes(`/${path}`) : id.startsWith(join(root, path));

/** Puts the browser's modules into these files. A path that no module has fails the build. */
export const sharedChunks = (): Plugin => ({
  name: 'shared-chunks',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  config: () => ({
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: CHUNKS.map(({ name, paths, priority }) => ({
                  name,
                  test: (id: string) => paths.some((path) => isBelow(id, path)),
                  priority,
                })),
              },
            },
          },
        },
      },
    },
  }),
  buildEnd(error) {
    if (error) return;
    const ids = [...this.getModuleIds()];
    for (const path of CHUNKS.flatMap(({ paths }) => paths))
      if (!ids.some((id) => isBelow(id, path)))
        this.error(`No module of the browser is at ${path}: adapt shared-chunks.ts.`);
  },
});
