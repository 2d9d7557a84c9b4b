import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { ENDPOINTS } from '#contract/all.ts';
import { accountRoutes } from './accounts/routes.ts';
import { addressRoutes } from './addresses/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { createFacetIndex, type FacetIndex } from './catalogue/facet-index/facet-index.ts';
import { listingRoutes } from './listing/routes.ts';
import { productRoutes } from './products/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { compareRoutes } from './compare/routes.ts';
import { commonRoutes } from './common/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { contentRoutes } from './content/routes.ts';
import type { CallApi, Deps, Routes } from './deps.ts';
import { createSharedCache } from './shared-cache.ts';
import { viewCountRoutes } from './view-counts/routes.ts';
import { flashSaleRoutes } from './flash-sales/routes.ts';
import { createAttempts } from './identity/limit-attempts.ts';
import type { IdentityDeps } from './identity/deps.ts';
import { createPasswords } from './identity/password.ts';
import { identityRoutes } from './identity/routes.ts';
import type { SmsSender } from './identity/send-code-by-sms.ts';
import { homeRoutes } from './home/routes.ts';
import { describeRoutes } from './http/openapi/describe.ts';
import type { ApiEnv } from './http/env.ts';
import { answerError } from './http/errors.ts';
import { personalResponse } from './http/envelope.ts';
import { languageOf } from './http/language.ts';
import { createLimits } from './http/limits/call-limits.ts';
import { methodsOf } from './http/methods.ts';
import { createInProcessCalls } from './http/in-process-calls.ts';
import { createResponseCache } from './http/caching/response-cache.ts';
import { isReadableUrl } from './http/read-request.ts';
import { REQUEST_ID, requestIdOf } from './http/request-id.ts';
import { fail } from './http/reply.ts';
import type { SignedLinks } from './http/signed-link.ts';
import { installRoutes } from './install/routes.ts';
import { localizationRoutes } from './localization/routes.ts';
import { cancellationRoutes } from './orders/cancellation-routes.ts';
import { returnRoutes } from './orders/returns/return-routes.ts';
import { reorderRoutes } from './orders/reorder-routes.ts';
import { trackingRoutes } from './orders/tracking-routes.ts';
import { createOrderLinks, type OrderLinks } from './orders/order-link.ts';
import { orderMailRoutes } from './orders/order-mail-routes.ts';
import { orderPaymentRoutes } from './orders/payment/routes.ts';
import { webhookRoutes } from './orders/payment/webhook-routes.ts';
import { createPaymentLinks } from './orders/payment/find-order-to-pay.ts';
import { orderRoutes } from './orders/routes.ts';
import { customCalls, type CustomCalls } from './custom-calls.ts';
import { DEFAULT_PAYMENTS } from './payments/payment-methods.ts';
import type { PaymentProvider } from './payments/provider.ts';
import {
  createProviders,
  type SocialProviders,
  type SocialSettings,
} from './identity/social/providers.ts';
import { socialRoutes } from './identity/social/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { prescriptionRoutes } from './prescriptions/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { createVocabularies, type Vocabularies } from './search/engine/vocabularies.ts';
import { suggestionRoutes } from './search/suggestion-routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { ownReviewRoutes } from './own-reviews/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { storeMessageRoutes } from './store-messages/routes.ts';
import { storeRoutes } from './stores/routes.ts';
import { createPrivateFiles, FILE_KEY_BYTES } from './files/private-files.ts';
import type { PublicPictures } from './files/public-pictures.ts';
import { fileRoutes } from './files/routes.ts';
import { noticeRoutes } from './subscriptions/notice-routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';
import { voucherRoutes } from './cart/vouchers/routes.ts';

export type Api = Hono<ApiEnv> & {
  ask: CallApi;
  /** Settles when what nearly every page asks for is in memory, or could not be read. */
  ready: Promise<void>;
};

const BASE = '/api/v1';
const DEFAULT_ORIGIN = 'http://localhost:3000';
/** An API without a store of pictures refuses none and shows none. */
const NO_PICTURES: PublicPictures = { put: async () => {} };

const patternOf = (path: string): RegExp =>
  new RegExp(`^${BASE}${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const PATTERNS = Object.values(ENDPOINTS).map((endpoint) => ({
  pattern: patternOf(endpoint.path),
  methods: methodsOf(endpoint),
}));

type Own = IdentityDeps & {
  payments: readonly PaymentProvider[];
  processesEventsAtOnce?: boolean | undefined;
  vocabularies: Vocabularies;
  cards: FacetIndex;
  links: OrderLinks;
  paymentLinks: SignedLinks;
  social: SocialProviders;
  sendEmailUrl?: string | undefined;
};

/** What the API is made with. */
export type ApiDeps = Deps & {
  /** The ways to pay, in the order they are offered; without it cash on delivery alone. */
  payments?: readonly PaymentProvider[];
  /** What a provider tells is processed here right after its answer; else by jobs alone. */
  processesEventsAtOnce?: boolean;
  /** Where shoppers find the shop, as https://shop.example.com; passkeys belong to it. */
  origin?: string;
  /** Where people may sign in beside the shop; without it nowhere. */
  social?: SocialSettings;
  /** Calls that the shop's configuration adds. */
  customCalls?: CustomCalls;
  /** What private files are encrypted with; without it a key that ends with this API. */
  privateFilesKey?: Buffer;
  /** Where prescriptions are sent on to; without it the shop keeps them. */
  sendEmailUrl?: string | undefined;
  /** Where pictures go that shoppers send for everybody to see; without it they are not kept. */
  pictures?: PublicPictures;
  /** Sends codes by SMS; without it none are sent so. */
  sms?: SmsSender;
};

const DOMAINS: Routes<Own>[] = [
  accountRoutes,
  identityRoutes,
  passkeyRoutes,
  socialRoutes,
  describeRoutes,
  commonRoutes,
  homeRoutes,
  catalogueRoutes,
  listingRoutes,
  suggestionRoutes,
  flashSaleRoutes,
  storeRoutes,
  sitemapRoutes,
  productRoutes,
  reviewRoutes,
  ownReviewRoutes,
  contentRoutes,
  localizationRoutes,
  cartRoutes,
  orderRoutes,
  trackingRoutes,
  reorderRoutes,
  prescriptionRoutes,
  cancellationRoutes,
  returnRoutes,
  orderMailRoutes,
  orderPaymentRoutes,
  webhookRoutes,
  addressRoutes,
  paymentRoutes,
  voucherRoutes,
  wishlistRoutes,
  compareRoutes,
  fileRoutes,
  installRoutes,
  viewCountRoutes,
  questionRoutes,
  storeMessageRoutes,
  subscriptionRoutes,
  noticeRoutes,
  contactRoutes,
];

/** The methods of the calls at this path; none where there is no such path. */
const methodsAt = (path: string): string[] => {
  const methods = PATTERNS.filter(({ pattern }) => pattern.test(path)).flatMap(
    (one) => one.methods,
  );
  return [...new Set(methods.includes('GET') ? ['HEAD', ...methods] : methods)].toSorted();
};

/**
 * The API below /api/v1. Call it with `api.fetch(request, bindings)` or, in process, with
 * `api.ask(question, bindings)`; it keeps no state but its rate limits, the words that searches are
 * read with, an index of the cards and what belongs to the whole shop.
 */
export const createApi = (deps: ApiDeps): Api => {
  const root = new Hono<ApiEnv>();
  root.use(async (c, next) => {
    const requestId = c.env?.requestId ?? requestIdOf(c.req.header(REQUEST_ID));
    c.set('requestId', requestId);
    if (isReadableUrl(new URL(c.req.url))) await next();
    else c.res = personalResponse(languageOf(c.req.raw.headers), fail(400, 'api.badText'));
    // Not `c.header`: it makes another response of one that is there already.
    c.res.headers.set(REQUEST_ID, requestId);
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  root.onError(answerError(deps));
  root.notFound((c) => {
    const language = languageOf(c.req.raw.headers);
    const methods = methodsAt(c.req.path);
    if (methods.length === 0 || methods.includes(c.req.method))
      return personalResponse(language, fail(404, 'api.notFound'));
    const response = personalResponse(language, fail(405, 'api.methodNotAllowed'));
    response.headers.set('Allow', methods.join(', '));
    return response;
  });
  const calls = root.basePath(BASE);
  const vocabularies = createVocabularies(deps.db, {
    now: () => deps.now().getTime(),
    onError: (error) => deps.log.error({ err: error }, 'the search vocabulary was not renewed'),
  });
  const cards = createFacetIndex(deps.db);
  // Where it fails, the next request tries again.
  const ready = cards.synchronise().catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the index of the cards was not loaded');
  });
  const sharedCache = createSharedCache(deps);
  const links = createOrderLinks(deps.db);
  const limits = createLimits(deps.limitsTimes);
  const questions = createInProcessCalls(deps);
  const responseCache = createResponseCache(deps);
  const { payments = DEFAULT_PAYMENTS, origin = DEFAULT_ORIGIN, customCalls: own, sms } = deps;
  const given = {
    ...deps,
    payments,
    origin,
    pictures: deps.pictures ?? NO_PICTURES,
    privateFiles: createPrivateFiles(deps.privateFilesKey ?? randomBytes(FILE_KEY_BYTES)),
    social: createProviders(deps.social ?? {}),
    vocabularies,
    cards,
    sharedCache,
    limits,
    links,
    paymentLinks: createPaymentLinks(deps.db),
    questions,
    responseCache,
    attempts: createAttempts(deps),
    passwords: createPasswords(),
    sms,
  };
  for (const mount of DOMAINS) mount(calls, given);
  if (own) root.route('/', customCalls(deps, own));
  return Object.assign(root, { ask: questions.ask, ready });
};
