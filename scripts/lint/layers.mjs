/**
 * What each folder may import of this repository, beside itself. A file belongs to the longest path
 * here that it lies below. Tests may import anything, and so may what lies below no path here.
 * @type {Record<string, string[]>}
 */
export const LAYERS = {
  contract: ['i18n/languages.ts'],
  i18n: [],
  db: ['contract', 'i18n'],
  demo: ['contract', 'i18n', 'db'],
  // The demo's customer buys by the calls that everybody buys by.
  'demo/customer': ['contract', 'i18n', 'db', 'api'],
  'demo/fill-command.ts': ['db', 'demo'],
  jobs: ['contract', 'i18n', 'db'],
  api: ['contract', 'i18n', 'db', 'jobs'],

  // The shop's configuration (souk.config.ts); mails look as its theme says.
  extend: ['contract', 'i18n', 'db', 'jobs', 'api'],

  // Could be in any product: no texts, no contract, nothing of a shop.
  'web/ui': [],
  'web/lib': ['contract', 'i18n', 'web/ui', 'web/rendering'],
  'web/rendering': ['contract', 'i18n', 'web/ui', 'web/lib'],
  'web/components': ['contract', 'i18n', 'web/ui', 'web/lib', 'web/rendering'],
  'web/routes': ['contract', 'i18n', 'web/ui', 'web/lib', 'web/rendering', 'web/components'],
  // The files that put the pages together.
  web: ['contract', 'i18n', 'web'],

  server: ['contract', 'i18n', 'db', 'demo', 'jobs', 'api', 'extend', 'web'],
  cli: [
    'contract',
    'i18n',
    'db',
    'jobs',
    'api',
    'extend',
    // What the process is told: its settings, and the keys of providers.
    'server/config.ts',
    'server/payments',
    'server/simulated-payments.ts',
  ],

  // They start the other parts by their paths, before anything is installed.
  scripts: ['contract', 'i18n', 'db', 'extend'],
  // What is measured is asked through the front door, over data that tests make too.
  bench: ['contract', 'i18n', 'db', 'demo', 'api', 'cli', 'test'],
};

/**
 * The domains of the API, from the lowest up. Each imports itself and those above it in this list,
 * and never the routes of another: api/app.ts alone puts the routes together. A file belongs to the
 * longest path here, so a single file of a domain may have a place of its own.
 */
export const API_ORDER = [
  'http',
  'shared-cache.ts',
  'files/private-files.ts',
  'files/decode-picture.ts',
  'files/public-pictures.ts',
  'deps.ts',
  'files',
  'pricing',
  'install',
  'localization',
  'addresses',
  'content',
  'view-counts',
  'sitemap',
  'reviews',
  'questions',
  'vouchers',
  'payments',
  'common',
  'cards',
  'wishlist',
  'compare',
  'search',
  'catalogue',
  'products',
  'listing',
  'flash-sales',
  'home',
  'stores',
  'cart',
  'orders',
  'prescriptions',
  // Only what was ordered and delivered is reviewed.
  'own-reviews',
  // Above what it merges when a guest signs in.
  'accounts/profile.ts',
  'subscriptions/move-subscriptions.ts',
  'identity',
  'store-messages',
  'subscriptions',
  'contact',
  'accounts',
  'passkeys',
  'custom-calls.ts',
  'app.ts',
];

/**
 * The folders of the contract, from the lowest up. Each imports itself, those above it in this list and
 * what lies in contract/ itself, which imports no folder; contract/all.ts alone names all calls.
 */
export const CONTRACT_ORDER = [
  'addresses',
  'account',
  'delivery',
  'vouchers',
  'reviews',
  'catalogue',
  'questions',
  'prescriptions',
  'wishlist',
  'compare',
  'subscriptions',
  'stores',
  'cart',
  'orders',
  'shop',
];
