import type { Insertable } from 'kysely';
import { PRICE_TYPE, VISIBILITY } from '#contract/codes.ts';
import type { VoucherTable } from '#db/types.ts';
import type { FiveTexts } from './text.ts';
import { text } from './text.ts';

export type Voucher = Omit<Insertable<VoucherTable>, 'title' | 'starts_at' | 'ends_at'> & {
  title: FiveTexts;
  /** In days from now; or with the next Saturday, from which `to` counts then. */
  from?: number | 'saturday';
  to: number;
};

/** The vouchers of the platform. */
export const PLATFORM_VOUCHERS: readonly Voucher[] = [
  {
    code: 'WELCOME10',
    title: text(
      '10% off your first order',
      '10 % sur votre première commande',
      'خصم 10% على طلبك الأول',
      'İlk siparişinize %10 indirim',
      'पहले ऑर्डर पर 10% छूट',
    ),
    price_type: PRICE_TYPE.percent,
    value: 10,
    min_spend: 2000,
    max_saving: 1500,
    per_shopper_limit: 1,
    first_order: true,
    to: 365,
  },
  {
    code: 'SOUK5',
    title: text(
      '$5 off from $40',
      '5 $ de remise dès 40 $ d’achat',
      'خصم $5 للطلبات من $40',
      '$40 ve üzeri alışverişte $5 indirim',
      '$40 या ज़्यादा पर $5 की छूट',
    ),
    price_type: PRICE_TYPE.flat,
    value: 500,
    min_spend: 4000,
    per_shopper_limit: 3,
    to: 180,
  },
  {
    code: 'BIGBASKET',
    title: text(
      '$20 off from $150',
      '20 $ de remise dès 150 $ d’achat',
      'خصم $20 للطلبات من $150',
      '$150 ve üzeri alışverişte $20 indirim',
      '$150 या ज़्यादा पर $20 की छूट',
    ),
    price_type: PRICE_TYPE.flat,
    value: 2000,
    min_spend: 15000,
    total_limit: 5000,
    used: 1288,
    to: 120,
  },
  {
    code: 'WEEKEND15',
    title: text(
      '15% off at the weekend',
      '15 % ce week-end',
      'خصم 15% في عطلة الأسبوع',
      'Hafta sonuna %15 indirim',
      'वीकेंड पर 15% छूट',
    ),
    price_type: PRICE_TYPE.percent,
    value: 15,
    min_spend: 3000,
    max_saving: 3000,
    from: 'saturday',
    // Until Sunday, shortly before midnight.
    to: 1.99,
  },
  {
    code: 'FRIENDS25',
    title: text(
      '25% off for friends',
      '25 % pour les amis',
      'خصم 25% للأصدقاء',
      'Dostlara %25 indirim',
      'दोस्तों के लिए 25% छूट',
    ),
    price_type: PRICE_TYPE.percent,
    value: 25,
    max_saving: 5000,
    per_shopper_limit: 1,
    visibility: VISIBILITY.private,
    to: 365,
  },
  {
    code: 'SORRY10',
    title: text(
      'With our apologies: $10',
      'Avec nos excuses : 10 $',
      'مع اعتذارنا: $10',
      'Özür dileriz: $10',
      'हमारी ओर से माफ़ी: $10',
    ),
    price_type: PRICE_TYPE.flat,
    value: 1000,
    visibility: VISIBILITY.private,
    per_shopper_limit: 1,
    to: 365,
  },
  {
    code: 'SUMMER20',
    title: text(
      '20% summer saving',
      '20 % de remise d’été',
      'خصم الصيف 20%',
      'Yaz indirimi %20',
      'समर सेल 20% छूट',
    ),
    price_type: PRICE_TYPE.percent,
    value: 20,
    min_spend: 5000,
    max_saving: 2500,
    from: -60,
    to: -5,
  },
];
