// Made from the migrations by `npm run db:types`. Do not edit.
import type { ColumnType } from 'kysely';
import type { LanguageCode } from '#i18n/languages.ts';

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
type GeneratedAlways<T> =
  T extends ColumnType<infer S, infer _I, infer _U> ? ColumnType<S, never, never> : ColumnType<T, never, never>;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };
/** An array must be given as text, else pg would send it as an array of PostgreSQL. */
type JsonInput = string | { [key: string]: Json | undefined };
type JsonColumn = ColumnType<Json, JsonInput, JsonInput>;
/** A text in the shop's languages; English is the fallback. */
export type Texts = { en: string } & Partial<Record<LanguageCode, string>>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Numeric = ColumnType<string, string | number, string | number>;

export type AccountTable = {
  id: Generated<string>;
  shopper_id: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: string;
  picture: string | null;
  password_hash: string | null;
  email_verified_at: Timestamp | null;
  phone_verified_at: Timestamp | null;
  created_at: Timestamp;
  disabled_at: Timestamp | null;
  erased_at: Timestamp | null;
};

export type AddressTable = {
  id: Generated<string>;
  shopper_id: string;
  name: string;
  email: string;
  phone: string;
  country: string;
  state: Generated<string>;
  city: string;
  zip: Generated<string>;
  address_1: string;
  address_2: Generated<string>;
  created_at: Generated<Timestamp>;
  saved: Generated<boolean>;
  is_default: Generated<boolean>;
  deleted_at: Timestamp | null;
};

export type AnswerTable = {
  id: GeneratedAlways<number>;
  question_id: number;
  author: 'store' | 'buyer';
  account_id: string | null;
  name: Generated<string>;
  language: string;
  body: string;
  hidden: Generated<boolean>;
  created_at: Timestamp;
};

export type AttemptTable = {
  key: string;
  count: number;
  resets_at: Timestamp;
};

export type AttributeTable = {
  id: GeneratedAlways<number>;
  title: Texts;
  position: Generated<number>;
};

export type AttributeValueTable = {
  id: GeneratedAlways<number>;
  attribute_id: number;
  title: Texts;
  color: string | null;
  position: Generated<number>;
};

export type BannerTable = {
  id: GeneratedAlways<number>;
  type: number;
  title: Texts;
  subtitle: Texts | null;
  image: string;
  position: Generated<number>;
  visible: Generated<boolean>;
  closable: Generated<boolean>;
  source_type: number | null;
  source_ids: Generated<number[]>;
  url: string | null;
};

export type BannerDayTable = {
  kind: 'site' | 'banner' | 'slide';
  banner_id: number;
  day: string;
  seen: Generated<number>;
  closed: Generated<number>;
  clicked: Generated<number>;
};

export type BrandTable = {
  id: GeneratedAlways<number>;
  slug: Texts;
  title: Texts;
  description: Texts | null;
  image: string;
  position: Generated<number>;
  visible: Generated<boolean>;
  featured: Generated<boolean>;
};

export type BundleDealTable = {
  id: GeneratedAlways<number>;
  kind: 'buy_get' | 'set';
  title: Texts;
  buy: number | null;
  free: number | null;
  price: number | null;
  visible: Generated<boolean>;
};

export type BundleProductTable = {
  bundle_deal_id: number;
  product_id: number;
  position: Generated<number>;
};

export type CancellationTable = {
  id: Generated<string>;
  order_id: string;
  kind: 'cancel' | 'refund';
  state: 'requested' | 'approved' | 'refused' | 'done';
  asked_by: 'shopper' | 'shop';
  reason: string | null;
  message: string | null;
  amount: number;
  created_at: Generated<Timestamp>;
  settled_at: Timestamp | null;
  withdrawal: Generated<boolean>;
  expired: Generated<boolean>;
};

export type CancellationLineTable = {
  cancellation_id: string;
  order_line_id: string;
  quantity: number;
};

export type CancellationPictureTable = {
  cancellation_id: string;
  position: number;
  file_id: string;
};

export type CardFigureTable = {
  thing: 'shop' | 'category' | 'brand' | 'store';
  id: number;
  products: number;
  reviews: Generated<number>;
  stars: Generated<Numeric>;
};

export type CartTable = {
  id: Generated<string>;
  shopper_id: string;
  address_id: string | null;
  updated_at: Generated<Timestamp>;
};

export type CartAsideTable = {
  id: string;
  cart_id: string;
  kind: 'saved' | 'removed';
  inventory_id: number;
  bundle_deal_id: number | null;
  quantity: number;
  selected: boolean;
  seen_price: number;
  shipping_place_id: number | null;
  added_at: Timestamp;
  put_at: Timestamp;
};

export type CartLineTable = {
  id: Generated<string>;
  cart_id: string;
  inventory_id: number;
  bundle_deal_id: number | null;
  quantity: number;
  selected: Generated<boolean>;
  seen_price: number;
  shipping_place_id: number | null;
  added_at: Generated<Timestamp>;
};

export type CartVoucherTable = {
  cart_id: string;
  voucher_id: number;
};

export type CategoryTable = {
  id: GeneratedAlways<number>;
  parent_id: number | null;
  slug: Texts;
  title: Texts;
  description: Texts | null;
  image: string;
  position: Generated<number>;
  visible: Generated<boolean>;
  featured: Generated<boolean>;
  tax_rate_id: number | null;
};

export type ChallengeTable = {
  id: Generated<string>;
  token_hash: Buffer;
  purpose: 'signup' | 'login' | 'email' | 'phone' | 'reset' | 'social' | 'proof';
  email: string | null;
  phone: string | null;
  account_id: string | null;
  code_hash: Buffer;
  link_hash: Buffer | null;
  payload: Generated<JsonColumn>;
  tries: Generated<number>;
  sent_at: Timestamp;
  created_at: Timestamp;
  expires_at: Timestamp;
};

export type CollectionTable = {
  id: GeneratedAlways<number>;
  slug: Texts;
  title: Texts;
  description: Texts | null;
  image: string | null;
  position: Generated<number>;
  visible: Generated<boolean>;
  on_home: Generated<boolean>;
};

export type ComparedProductTable = {
  account_id: string;
  product_id: number;
  added_at: Timestamp;
};

export type ContactMessageTable = {
  id: Generated<string>;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: string;
  created_at: Timestamp;
};

export type DisputeTable = {
  id: Generated<string>;
  attempt_id: string;
  order_id: string;
  provider_ref: string;
  amount: number;
  reason: string;
  status: 'open' | 'won' | 'lost';
  is_reversal: Generated<boolean>;
  respond_by: Timestamp | null;
  created_at: Generated<Timestamp>;
  settled_at: Timestamp | null;
};

export type FlashSaleTable = {
  id: GeneratedAlways<number>;
  title: Texts;
  image: string | null;
  starts_at: Timestamp;
  ends_at: Timestamp;
  visible: Generated<boolean>;
};

export type FlashSaleProductTable = {
  flash_sale_id: number;
  product_id: number;
  price: number;
  position: Generated<number>;
};

export type IdempotencyKeyTable = {
  owner: string;
  key: string;
  request_hash: Buffer;
  answer: JsonColumn | null;
  created_at: Generated<Timestamp>;
};

export type IdentityTable = {
  provider: 'google' | 'facebook';
  subject: string;
  account_id: string;
  email: string | null;
  created_at: Timestamp;
};

export type InventoryTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  sku: string;
  price: number | null;
  list_price: number | null;
  quantity: number;
  image: string | null;
  position: Generated<number>;
  gtin: string | null;
};

export type InventoryValueTable = {
  inventory_id: number;
  attribute_id: number;
  value_id: number;
};

export type JobWorkerTable = {
  id: string;
  seen_at: Generated<Timestamp>;
};

export type KnownDeviceTable = {
  account_id: string;
  device: string;
  first_seen_at: Timestamp;
};

export type LinkTable = {
  id: GeneratedAlways<number>;
  list: 'header_left' | 'header_right' | 'services' | 'about' | 'payment' | 'social';
  position: Generated<number>;
  title: Texts;
  link: string;
  image: string | null;
  slug: string | null;
};

export type MailLogTable = {
  id: GeneratedAlways<number>;
  kind: string;
  key: string;
  recipient: string;
  language: string;
  data: JsonColumn | null;
  expires_at: Timestamp | null;
  state: Generated<'waiting' | 'sent' | 'failed' | 'expired'>;
  message_id: Generated<string>;
  attempts: Generated<number>;
  error: string | null;
  created_at: Generated<Timestamp>;
  sent_at: Timestamp | null;
};

export type OrderTable = {
  id: Generated<string>;
  number: string;
  shopper_id: string | null;
  language: string;
  currency: string;
  method: number;
  paid: Generated<boolean>;
  status: Generated<number>;
  subtotal: number;
  bundle_saving: Generated<number>;
  voucher_saving: Generated<number>;
  shipping: number;
  tax: number;
  total: number;
  note: string | null;
  name: string;
  email: string;
  phone: string;
  country: string;
  state: Generated<string>;
  city: string;
  zip: Generated<string>;
  address_1: string;
  address_2: Generated<string>;
  created_at: Generated<Timestamp>;
  cancelled_at: Timestamp | null;
  person_erased: Generated<boolean>;
  review_invited_at: Timestamp | null;
  payable_until: Timestamp | null;
};

export type OrderEventTable = {
  id: GeneratedAlways<number>;
  order_id: string;
  event: 'orderPlaced' | 'orderAdvanced' | 'orderCancelled' | 'orderPaid';
  status: number;
  cancellation_id: string | null;
  at: Timestamp;
  attempts: Generated<number>;
  due_at: Generated<Timestamp>;
  error: string | null;
  given_up_at: Timestamp | null;
};

export type OrderHistoryTable = {
  id: GeneratedAlways<number>;
  order_id: string;
  package_id: string | null;
  status: number;
  at: Generated<Timestamp>;
  cancellation_id: string | null;
};

export type OrderLineTable = {
  id: Generated<string>;
  order_id: string;
  package_id: string;
  position: number;
  product_id: number | null;
  inventory_id: number | null;
  title: Texts;
  slug: Texts;
  image: string;
  sku: string;
  attributes: Generated<JsonColumn>;
  quantity: number;
  unit_price: number;
  amount: number;
  bundle_saving: Generated<number>;
  voucher_saving: Generated<number>;
  shipping: Generated<number>;
  tax_basis_points: Generated<number>;
  tax: Generated<number>;
  total: number;
  cancelled_at: Timestamp | null;
  counted: Generated<number>;
  return_days: number | null;
};

export type OrderLineSavingTable = {
  id: GeneratedAlways<number>;
  order_line_id: string;
  bundle_deal_id: number | null;
  voucher_id: number | null;
  title: Texts;
  code: string | null;
  amount: number;
};

export type OrderListenerTable = {
  event: string;
};

export type OrderPackageTable = {
  id: Generated<string>;
  order_id: string;
  store_id: number;
  status: Generated<number>;
  shipping_type: number;
  shipping: number;
  expected_from: string;
  expected_to: string;
  pickup_title: Texts | null;
  pickup_address: string | null;
  cancelled_at: Timestamp | null;
  carrier: string | null;
  tracking_code: string | null;
  tracking_url: string | null;
};

export type PageTable = {
  id: GeneratedAlways<number>;
  slug: Texts;
  title: Texts;
  description: Texts;
  visible: Generated<boolean>;
  updated_at: Generated<Timestamp>;
};

export type PasskeyTable = {
  id: string;
  account_id: string;
  public_key: Buffer;
  counter: number;
  transports: Generated<string[]>;
  name: Generated<string>;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
};

export type PaymentAttemptTable = {
  id: string;
  place: GeneratedAlways<number>;
  order_id: string;
  method: number;
  provider: string;
  provider_ref: string | null;
  payment_ref: string | null;
  amount: number;
  currency: string;
  status: Generated<'created' | 'redirected' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'review'>;
  error_code: string | null;
  next: JsonColumn | null;
  request: JsonColumn | null;
  return_path: string;
  started_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  settled_at: Timestamp | null;
  checks: Generated<number>;
};

export type PaymentEndCountTable = {
  provider: string;
  status: string;
  share: number;
  attempts: number;
};

export type PaymentEventTable = {
  provider: string;
  event_id: string;
  about: JsonColumn;
  body: Buffer;
  received_at: Generated<Timestamp>;
  processed_at: Timestamp | null;
};

export type PrescriptionTable = {
  id: Generated<string>;
  number: string;
  form_id: string;
  shopper_id: string;
  name: string;
  email: string;
  phone: string;
  address: Generated<string>;
  note: Generated<string>;
  language: string;
  state: Generated<'received' | 'unreadable' | 'answered'>;
  message: string | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  erase_at: Timestamp;
};

export type PrescriptionFileTable = {
  prescription_id: string;
  position: number;
  file_id: string;
};

export type PriceHistoryTable = {
  inventory_id: number;
  at: Timestamp;
  price: number;
};

export type PrivateFileTable = {
  id: Generated<string>;
  kind: 'jpeg' | 'pdf';
  content: Buffer;
  created_at: Timestamp;
};

export type PrivateFileAccessTable = {
  id: GeneratedAlways<number>;
  file_id: string;
  opened_at: Timestamp;
  user_agent: Generated<string>;
};

export type ProductTable = {
  id: GeneratedAlways<number>;
  store_id: number;
  brand_id: number | null;
  category_id: number;
  shipping_rule_id: number;
  tax_rate_id: number | null;
  slug: Texts;
  title: Texts;
  description: Texts;
  seo_title: Texts | null;
  seo_description: Texts | null;
  selling: number;
  offered: Generated<number>;
  max_per_order: number | null;
  refundable: Generated<boolean>;
  return_days: Generated<number>;
  warranty: Texts | null;
  visible: Generated<boolean>;
  popularity: Generated<number>;
  sold: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  popularity_at: Generated<Timestamp>;
};

export type ProductCardTable = {
  product_id: number;
  slug: JsonColumn;
  title: JsonColumn;
  image: string;
  image_2: string | null;
  selling: number;
  offered: number;
  flash_price: number | null;
  flash_starts_at: Timestamp | null;
  flash_ends_at: Timestamp | null;
  inventory_id: number | null;
  has_variants: boolean;
  in_stock: boolean;
  rating: Numeric;
  review_count: number;
  bundle_deal: boolean;
  free_shipping: boolean;
  pickup: boolean;
  voucher: boolean;
  store_id: number;
  store_slug: JsonColumn;
  store_name: JsonColumn;
  brand_id: number | null;
  brand_slug: JsonColumn | null;
  brand_title: JsonColumn | null;
  category_id: number;
  parent_category_id: number;
  popularity: number;
  sold: number;
  created_at: Timestamp;
  value_ids: Generated<number[]>;
  tag_ids: Generated<number[]>;
  collection_ids: Generated<number[]>;
  changed_in: Generated<string>;
  colours: Generated<string[]>;
};

export type ProductCardRemovedTable = {
  product_id: number;
  changed_in: Generated<string>;
};

export type ProductCollectionTable = {
  collection_id: number;
  product_id: number;
  position: Generated<number>;
};

export type ProductDayTable = {
  product_id: number;
  day: string;
  seen: Generated<number>;
  counted: Generated<boolean>;
};

export type ProductImageTable = {
  product_id: number;
  position: number;
  image: string;
};

export type ProductTagTable = {
  product_id: number;
  tag_id: number;
};

export type QuestionTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  account_id: string | null;
  name: string;
  language: string;
  body: string;
  hidden: Generated<boolean>;
  created_at: Timestamp;
};

export type RefundTable = {
  id: Generated<string>;
  attempt_id: string;
  order_id: string;
  cancellation_id: string | null;
  amount: number;
  reason: 'cancelled' | 'returned' | 'late' | 'double' | 'shop';
  provider_refund_ref: string | null;
  status: Generated<'pending' | 'processed' | 'failed'>;
  asked_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  settled_at: Timestamp | null;
  error_code: string | null;
  note: string | null;
  by_hand: Generated<boolean>;
};

export type RefusedAddressTable = {
  email: string;
  refused_at: Generated<Timestamp>;
  error: string;
};

export type ReviewTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  inventory_id: number | null;
  rating: number;
  language: string;
  name: string;
  body: string;
  helpful: Generated<number>;
  visible: Generated<boolean>;
  created_at: Generated<Timestamp>;
  order_line_id: string | null;
  unhelpful: Generated<number>;
  helpfulness: GeneratedAlways<number>;
  pictured: Generated<boolean>;
  edited_at: Timestamp | null;
  reply: string | null;
  replied_at: Timestamp | null;
};

export type ReviewCountTable = {
  product_id: number;
  language: string;
  rating: number;
  pictured: boolean;
  reviews: number;
  inventory_id: number | null;
};

export type ReviewImageTable = {
  review_id: number;
  position: number;
  image: string;
};

export type ReviewInvitationRefusalTable = {
  email_hash: Buffer;
  refused_at: Timestamp;
};

export type ReviewReportTable = {
  shopper_id: string;
  review_id: number;
  reason: 'offensive' | 'untrue' | 'advertising' | 'private' | 'other';
  details: Generated<string>;
  reported_at: Timestamp;
  settled_at: Timestamp | null;
};

export type ReviewVoteTable = {
  shopper_id: string;
  review_id: number;
  helpful: boolean;
  voted_at: Timestamp;
};

export type SearchDfTable = {
  speaks_for: number;
  word: string;
  df: number;
  texts: Generated<number>;
};

export type SearchDocTable = {
  product_id: number;
  language: string;
  category_id: number;
  parent_category_id: number;
  brand_id: number | null;
  store_id: number;
  price: number;
  price_band: GeneratedAlways<number>;
  rating: Numeric;
  in_stock: boolean;
  free_shipping: boolean;
  pickup: boolean;
  popularity: number;
  title_words: number;
  words: string;
  speaks_for: number;
  popular: Generated<boolean>;
};

export type SearchDocumentFormTable = {
  only_row: Generated<boolean>;
  form: number;
  rewritten_to: Generated<number>;
};

export type SearchLanguageTable = {
  language: string;
  documents: number;
  title_words: number;
  built_at: Timestamp;
  popular_above: number | null;
};

export type SearchMissTable = {
  language: string;
  query: string;
  times: Generated<number>;
  last_on: string;
};

export type SearchTextTable = {
  product_id: number;
  language: string;
  words: string;
  speaks_for: number;
};

export type SecretTable = {
  name: string;
  value: Buffer;
  created_at: Generated<Timestamp>;
};

export type SessionTable = {
  id: Generated<string>;
  token_hash: Buffer;
  kind: 'guest' | 'account';
  shopper_id: string;
  account_id: string | null;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  ends_at: Timestamp;
  proved_at: Timestamp | null;
  user_agent: Generated<string>;
};

export type SettingTable = {
  key: string;
  value: JsonColumn;
};

export type ShippingPlaceTable = {
  id: GeneratedAlways<number>;
  rule_id: number;
  type: number;
  country: string | null;
  state: string | null;
  title: Texts | null;
  address: string | null;
  price: number;
  days_min: number;
  days_max: number;
};

export type ShippingRuleTable = {
  id: GeneratedAlways<number>;
  store_id: number | null;
  title: Texts;
  free_above: number | null;
};

export type ShopperTable = {
  id: Generated<string>;
  language: Generated<string>;
  created_at: Generated<Timestamp>;
  seen_at: Generated<Timestamp>;
  merged_into: string | null;
};

export type SignInRequestTable = {
  token_hash: Buffer;
  kind: 'google' | 'facebook' | 'passkey';
  account_id: string | null;
  secrets: JsonColumn;
  next: string | null;
  language: string;
  expires_at: Timestamp;
};

export type SiteBannerTable = {
  id: GeneratedAlways<number>;
  kind: 'top' | 'popup' | 'menu';
  title: Texts;
  image: string | null;
  visible: Generated<boolean>;
  closable: Generated<boolean>;
  source_type: number | null;
  source_ids: Generated<number[]>;
  url: string | null;
};

export type SlideTable = {
  id: GeneratedAlways<number>;
  title: Texts;
  subtitle: Texts | null;
  action: Texts | null;
  image: string;
  position: Generated<number>;
  visible: Generated<boolean>;
  source_type: number | null;
  source_ids: Generated<number[]>;
  url: string | null;
};

export type SpecificationTable = {
  product_id: number;
  position: number;
  label: Texts;
  value: Texts;
};

export type StoreTable = {
  id: GeneratedAlways<number>;
  slug: Texts;
  name: Texts;
  description: Texts | null;
  logo: string | null;
  banner: string | null;
  city: Texts | null;
  country: string;
  response_hours: number | null;
  joined_at: Timestamp;
  visible: Generated<boolean>;
  email: string | null;
};

export type StoreFollowTable = {
  account_id: string;
  store_id: number;
  followed_at: Timestamp;
};

export type StoreFollowerCountTable = {
  store_id: number;
  followers: number;
};

export type StoreMessageTable = {
  id: GeneratedAlways<number>;
  store_id: number;
  account_id: string | null;
  order_id: string | null;
  name: string;
  email: string;
  language: string;
  body: string;
  created_at: Timestamp;
};

export type StoreNewsReaderTable = {
  account_id: string;
  asked_at: Timestamp;
};

export type SubscriptionTable = {
  id: Generated<string>;
  kind: 'newsletter' | 'price' | 'stock';
  email: string;
  language: string;
  shopper_id: string | null;
  product_id: number | null;
  inventory_id: number | null;
  price: number | null;
  told_price: number | null;
  asked_at: Timestamp;
  confirmed_at: Timestamp | null;
  ended_at: Timestamp | null;
};

export type SuggestTable = {
  speaks_for: number;
  folded: string;
  term: string;
  weight: number;
};

export type SuggestTopTable = {
  speaks_for: number;
  prefix: string;
  terms: string[];
  weights: number[];
};

export type SynonymTable = {
  id: GeneratedAlways<number>;
  language: string;
  terms: string[];
};

export type TagTable = {
  id: GeneratedAlways<number>;
  slug: Texts;
  title: Texts;
};

export type TaxRateTable = {
  id: GeneratedAlways<number>;
  title: Texts;
  basis_points: number;
};

export type UploadedPictureTable = {
  key: string;
  uploaded_at: Timestamp;
  remove_at: Timestamp | null;
  digest: Buffer | null;
};

export type VoucherTable = {
  id: GeneratedAlways<number>;
  code: string;
  title: Texts;
  store_id: number | null;
  price_type: number;
  value: number;
  min_spend: Generated<number>;
  max_saving: number | null;
  starts_at: Timestamp;
  ends_at: Timestamp;
  total_limit: number | null;
  per_shopper_limit: number | null;
  used: Generated<number>;
  visibility: Generated<number>;
  disabled: Generated<boolean>;
  first_order: Generated<boolean>;
};

export type VoucherUseTable = {
  voucher_id: number;
  order_id: string;
  shopper_id: string | null;
  saving: number;
  at: Generated<Timestamp>;
};

export type WishTable = {
  shopper_id: string;
  product_id: number;
  added_at: Timestamp;
  price: number | null;
};

export type WishlistLinkTable = {
  shopper_id: string;
  id: string;
  name: string | null;
  created_at: Timestamp;
};

export type DB = {
  account: AccountTable;
  address: AddressTable;
  answer: AnswerTable;
  attempt: AttemptTable;
  attribute: AttributeTable;
  attribute_value: AttributeValueTable;
  banner: BannerTable;
  banner_day: BannerDayTable;
  brand: BrandTable;
  bundle_deal: BundleDealTable;
  bundle_product: BundleProductTable;
  cancellation: CancellationTable;
  cancellation_line: CancellationLineTable;
  cancellation_picture: CancellationPictureTable;
  card_figure: CardFigureTable;
  cart: CartTable;
  cart_aside: CartAsideTable;
  cart_line: CartLineTable;
  cart_voucher: CartVoucherTable;
  category: CategoryTable;
  challenge: ChallengeTable;
  collection: CollectionTable;
  compared_product: ComparedProductTable;
  contact_message: ContactMessageTable;
  dispute: DisputeTable;
  flash_sale: FlashSaleTable;
  flash_sale_product: FlashSaleProductTable;
  idempotency_key: IdempotencyKeyTable;
  identity: IdentityTable;
  inventory: InventoryTable;
  inventory_value: InventoryValueTable;
  job_worker: JobWorkerTable;
  known_device: KnownDeviceTable;
  link: LinkTable;
  mail_log: MailLogTable;
  order: OrderTable;
  order_event: OrderEventTable;
  order_history: OrderHistoryTable;
  order_line: OrderLineTable;
  order_line_saving: OrderLineSavingTable;
  order_listener: OrderListenerTable;
  order_package: OrderPackageTable;
  page: PageTable;
  passkey: PasskeyTable;
  payment_attempt: PaymentAttemptTable;
  payment_end_count: PaymentEndCountTable;
  payment_event: PaymentEventTable;
  prescription: PrescriptionTable;
  prescription_file: PrescriptionFileTable;
  price_history: PriceHistoryTable;
  private_file: PrivateFileTable;
  private_file_access: PrivateFileAccessTable;
  product: ProductTable;
  product_card: ProductCardTable;
  product_card_removed: ProductCardRemovedTable;
  product_collection: ProductCollectionTable;
  product_day: ProductDayTable;
  product_image: ProductImageTable;
  product_tag: ProductTagTable;
  question: QuestionTable;
  refund: RefundTable;
  refused_address: RefusedAddressTable;
  review: ReviewTable;
  review_count: ReviewCountTable;
  review_image: ReviewImageTable;
  review_invitation_refusal: ReviewInvitationRefusalTable;
  review_report: ReviewReportTable;
  review_vote: ReviewVoteTable;
  search_df: SearchDfTable;
  search_doc: SearchDocTable;
  search_document_form: SearchDocumentFormTable;
  search_language: SearchLanguageTable;
  search_miss: SearchMissTable;
  search_text: SearchTextTable;
  secret: SecretTable;
  session: SessionTable;
  setting: SettingTable;
  shipping_place: ShippingPlaceTable;
  shipping_rule: ShippingRuleTable;
  shopper: ShopperTable;
  sign_in_request: SignInRequestTable;
  site_banner: SiteBannerTable;
  slide: SlideTable;
  specification: SpecificationTable;
  store: StoreTable;
  store_follow: StoreFollowTable;
  store_follower_count: StoreFollowerCountTable;
  store_message: StoreMessageTable;
  store_news_reader: StoreNewsReaderTable;
  subscription: SubscriptionTable;
  suggest: SuggestTable;
  suggest_top: SuggestTopTable;
  synonym: SynonymTable;
  tag: TagTable;
  tax_rate: TaxRateTable;
  uploaded_picture: UploadedPictureTable;
  voucher: VoucherTable;
  voucher_use: VoucherUseTable;
  wish: WishTable;
  wishlist_link: WishlistLinkTable;
};
