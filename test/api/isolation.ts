import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { PARIS } from '#test/shopper.ts';

/** What belongs to one shopper, by what a call is told to name it. */
export type Ids = Record<
  | 'address'
  | 'line'
  | 'saved'
  | 'removed'
  | 'order'
  | 'orderLine'
  | 'package'
  /** Of what is given back. */
  | 'picture'
  | 'number'
  | 'session'
  | 'passkey'
  /** A question that waits for an answer. */
  | 'question'
  | 'prescription'
  | 'prescriptionFile'
  | 'notice'
  /** A forged token of an order's link, or a token of another kind. */
  | 'token'
  /** A forged token of a session. */
  | 'sessionToken',
  string
>;

export type Input = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  json?: unknown;
};

/** How a call is asked about somebody's things. */
type Case = (ids: Ids) => Input;

/** What happens to an id that nobody has: `ignored` where the answer is about what the asker has. */
type Cases = { cases: Case[]; ignored?: true };

const asked = (...cases: Case[]): Cases => ({ cases });

const newPassword = asked(
  ({ token }) => ({ json: { token, password: 'seven green kettles' } }),
  ({ token }) => ({ json: { challenge: token, code: '123456', password: 'seven green kettles' } }),
);

/** What a device would have signed; nothing of it fits. */
const CREDENTIAL = {
  type: 'public-key',
  response: {
    clientDataJSON: 'e30',
    attestationObject: 'oA',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
    userHandle: 'AAAA',
  },
  clientExtensionResults: {},
};

/** What a guest writes to the store of the victim's order. */
const TO_STORE = {
  params: { slug: 'corner-shop' },
  json: { name: 'Mallory', email: 'mallory@shop.test', message: 'Where is it?' },
};
const PRESCRIPTION = { name: 'Mallory', email: 'mallory@shop.test', phone: '+33612345678' };

/** For each call that takes the id of something that is somebody's: inputs that name it in every field. */
export const CASES: Record<string, Cases> = {
  getAddress: asked(({ address }) => ({ params: { id: address } })),
  saveAddress: asked(({ address }) => ({ json: { ...PARIS, id: address } })),
  restoreAddress: asked(({ address }) => ({ json: { id: address } })),
  makeDefaultAddress: asked(({ address }) => ({ json: { id: address } })),
  deleteAddress: asked(
    ({ address }) => ({ query: { id: address } }),
    ({ address }) => ({ json: { id: address } }),
  ),
  changeCart: asked(
    ({ line }) => ({ json: { id: line, quantity: 3 } }),
    ({ saved }) => ({ json: { id: saved, quantity: 3 } }),
  ),
  selectCartLines: {
    cases: [
      ({ line }) => ({ json: { checked: [], unchecked: [line] } }),
      ({ saved }) => ({ json: { checked: [saved], unchecked: [] } }),
    ],
    ignored: true,
  },
  updateShipping: asked(
    ({ address }) => ({ json: { address_id: address } }),
    ({ line }) => ({ json: { lines: { [line]: { type: 1, place: '1' } } } }),
  ),
  deleteCartLine: asked(
    ({ line }) => ({ query: { id: line } }),
    ({ saved }) => ({ json: { id: saved } }),
  ),
  saveForLater: asked(({ line }) => ({ json: { id: line } })),
  putBackLine: asked(
    ({ saved }) => ({ json: { id: saved } }),
    ({ removed }) => ({ json: { id: removed } }),
  ),
  placeOrder: asked(({ address }) => ({ json: { method: 2, address_id: address } })),
  getOrders: asked(
    ({ order }) => ({ json: { order_id: order } }),
    ({ number }) => ({ json: { order_id: number } }),
  ),
  reorder: asked(
    ({ order }) => ({ json: { order_id: order } }),
    ({ token }) => ({ json: { token } }),
  ),
  payOrder: asked(
    ({ order }) => ({ json: { order_id: order, method: 2 } }),
    ({ token }) => ({ json: { token, method: 2 } }),
    ({ token }) => ({ json: { payment_token: token, method: 2 } }),
  ),
  confirmPayment: asked(
    ({ order }) => ({ json: { order_id: order } }),
    ({ token }) => ({ json: { token } }),
    ({ token }) => ({ json: { payment_token: token } }),
  ),
  askToPay: asked(
    ({ order }) => ({ json: { order_id: order } }),
    ({ token }) => ({ json: { token } }),
  ),
  openPaymentLink: asked(({ token }) => ({ query: { payment_token: token } })),
  sendOrderMail: asked(
    ({ order }) => ({ params: { id: order }, json: {} }),
    ({ number }) => ({ params: { id: number }, json: {} }),
    ({ order, token }) => ({ params: { id: order }, json: { token } }),
  ),
  askOrderMail: asked(({ order }) => ({ params: { id: order } })),
  trackOrder: asked(({ number }) => ({ json: { number, email: 'mallory@shop.test' } })),
  setDatabase: asked(({ token }) => ({
    json: { token, host: 'localhost', database: 'souk', user: 'souk' },
  })),
  setPermission: asked(({ token }) => ({ json: { token } })),
  openPrivateFile: asked(({ token }) => ({ query: { token } })),
  sendPrescription: asked(({ token }) => ({
    json: { ...PRESCRIPTION, csrf_token: token },
  })),
  openPrescriptionLink: asked(({ token }) => ({ query: { token } })),
  openPrescriptionFile: asked(({ prescriptionFile }) => ({ query: { id: prescriptionFile } })),
  erasePrescription: asked(
    ({ prescription }) => ({ query: { id: prescription } }),
    ({ prescription, token }) => ({ query: { id: prescription, token } }),
  ),
  openOrderLink: asked(({ token }) => ({ query: { token } })),
  openWishlistLink: asked(({ token }) => ({ query: { token } })),
  askCancellation: asked(
    ({ order }) => ({ json: { order_id: order } }),
    ({ order, orderLine }) => ({ json: { order_id: order, lines: [orderLine] } }),
    ({ order, orderLine }) => ({
      json: { order_id: order, lines: [orderLine], kind: 'refund' },
    }),
    ({ token, orderLine }) => ({ json: { token, lines: [orderLine], kind: 'withdraw' } }),
    ({ token }) => ({ json: { token } }),
  ),
  openReturnPicture: asked(
    ({ picture }) => ({ params: { id: picture } }),
    ({ picture, token }) => ({ params: { id: picture }, query: { token } }),
  ),
  getProfile: {
    cases: [({ sessionToken }) => ({ query: { user_token: sessionToken } })],
    ignored: true,
  },
  endSession: asked(
    ({ session }) => ({ query: { id: session } }),
    ({ session }) => ({ json: { id: session } }),
  ),
  renamePasskey: asked(({ passkey }) => ({ params: { id: passkey }, json: { name: 'Mine' } })),
  deletePasskey: asked(({ passkey }) => ({ params: { id: passkey } })),
  addPasskey: asked(({ passkey, token }) => ({
    json: { request: token, credential: { ...CREDENTIAL, id: passkey, rawId: passkey } },
  })),
  provePasskey: asked(({ passkey, token }) => ({
    json: { request: token, credential: { ...CREDENTIAL, id: passkey, rawId: passkey } },
  })),
  signInByPasskey: asked(({ passkey, token }) => ({
    json: { request: token, credential: { ...CREDENTIAL, id: passkey, rawId: passkey } },
  })),
  finishSocialLogin: asked(({ token }) => ({ json: { token, code: 'any', state: 'any' } })),
  giveSocialEmail: asked(({ token }) => ({ json: { token, email: 'mallory@shop.test' } })),
  findCancellations: asked(
    ({ order }) => ({ params: { id: order } }),
    ({ order, token }) => ({ params: { id: order }, query: { token } }),
  ),
  getSharedComparison: asked(({ token }) => ({ query: { token } })),
  endStoreNews: asked(({ token }) => ({ json: { token } })),
  findReview: asked(
    ({ orderLine }) => ({ params: { id: orderLine } }),
    ({ orderLine, token }) => ({ params: { id: orderLine }, query: { token } }),
  ),
  saveReview: asked(
    ({ orderLine }) => ({ json: { line_id: orderLine, rating: 5 } }),
    ({ orderLine, token }) => ({ json: { line_id: orderLine, token, action: 'delete' } }),
  ),
  refuseReviewInvitations: asked(({ token }) => ({ json: { token } })),
  sendCode: asked(({ token }) => ({ json: { challenge: token } })),
  findChallenge: asked(({ token }) => ({ json: { challenge: token } })),
  verify: asked(({ token }) => ({ json: { challenge: token, code: '123456' } })),
  findSubscription: asked(({ token }) => ({ query: { token } })),
  confirmSubscription: asked(({ token }) => ({ json: { token } })),
  endSubscription: asked(
    ({ token }) => ({ json: { token } }),
    ({ token }) => ({ json: { token, all: true } }),
  ),
  endNotice: asked(({ notice }) => ({ query: { id: notice } })),
  resetPassword: newPassword,
  resetPasswordShort: newPassword,
  answerQuestion: asked(({ question }) => ({
    json: { question_id: question, answer: 'It holds a litre.' },
  })),
  sendStoreMessage: asked(
    ({ order }) => ({ ...TO_STORE, json: { ...TO_STORE.json, order_id: order } }),
    ({ number }) => ({ ...TO_STORE, json: { ...TO_STORE.json, order_id: number } }),
    ({ token }) => ({ ...TO_STORE, json: { ...TO_STORE.json, token } }),
  ),
};

/** Fields that name what is everybody's: things of the catalogue and of the shop. */
const PUBLIC = new Set([
  'getProduct params.id',
  'listSuggestedProducts params.id',
  'listReviews params.id',
  'listReviews query.inventory_id',
  'getReview params.id',
  'voteReview params.id',
  'reportReview params.id',
  'findReviewable params.id',
  'getFlashSale params.id',
  'listFlashProducts params.id',
  'changeCart json.product_id',
  'changeCart json.inventory_id',
  'changeCart json.bundle_id',
  'buyNow json.product_id',
  'buyNow json.inventory_id',
  'changeWish json.product_id',
  'changeComparison json.product_id',
  'followStore json.store_id',
  'reportEvents json.events.id',
  'listQuestions params.id',
  'askQuestion json.product_id',
  'askNotices json.product_id',
  'askNotices json.inventory_id',
]);

/** Names of fields that say which thing is meant. */
const NAMES_A_THING =
  /^(id|ids|.*_ids?|.*[a-z]Ids?|number|token|.*_token|lines|checked|unchecked|challenge|credential)$/;

type Schema = { [key: string]: unknown };

const propertiesOf = (schema: Schema): [string, Schema][] => {
  const parts = [schema, ...((schema['anyOf'] ?? schema['oneOf'] ?? []) as Schema[])];
  return parts.flatMap((part) =>
    Object.entries((part['properties'] ?? {}) as Record<string, Schema>),
  );
};

/** Paths of all such fields in a schema, those of nested objects too. */
const thingsIn = (schema: Schema, path: string): string[] =>
  propertiesOf(schema).flatMap(([name, inner]) => [
    ...(NAMES_A_THING.test(name) ? [`${path}.${name}`] : []),
    ...thingsIn(inner, `${path}.${name}`),
    ...thingsIn((inner['items'] ?? {}) as Schema, `${path}.${name}`),
  ]);

const PARTS = ['params', 'query', 'json'] as const;

/** The fields of a call that name a thing: `json.order_id`. */
export const thingsOf = (endpoint: Endpoint): string[] => [
  ...new Set(
    PARTS.filter((part) => !(endpoint[part] instanceof z.ZodUndefined)).flatMap((part) =>
      thingsIn(z.toJSONSchema(endpoint[part], { io: 'input' }), part),
    ),
  ),
];

const MARK = 'named-by-a-case';
const MARKED = new Proxy({}, { get: () => MARK }) as Ids;

const at = (input: Input, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (value as Schema | undefined)?.[step], input);

/** What this test lacks for a call: a sentence for each field of which it has no victim's id. */
export const missingFor = (name: string, endpoint: Endpoint): string[] => {
  const inputs = (CASES[name]?.cases ?? []).map((make) => make(MARKED));
  return thingsOf(endpoint)
    .filter((path) => !PUBLIC.has(`${name} ${path}`))
    .filter((path) => !inputs.some((input) => JSON.stringify(at(input, path))?.includes(MARK)))
    .map(
      (path) =>
        `${name} takes ${path}, and nobody tries it with what is somebody else's: add to CASES in test/api/isolation.ts an input that names a victim's thing there (and to Ids and addVictim what it needs), or add '${name} ${path}' to PUBLIC if it names what everybody may see`,
    );
};
