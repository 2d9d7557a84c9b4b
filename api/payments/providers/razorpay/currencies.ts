import type { Minor } from '#contract/money.ts';

/**
 * What Razorpay takes, by how it counts. Those are left out whose smallest unit is another one for it than
 * for the shop (HUF, IDR, PKR …); other than INR needs international payments, which Razorpay activates.
 */
const TWO_DECIMALS =
  'AED AMD ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BZD CAD CHF CNY CRC CZK DKK DOP DZD EGP ETB EUR FJD GBP GHS GIP GMD GTQ GYD HKD HNL HTG ILS INR JMD KES KGS KHR KYD KZT LKR LRD LSL MAD MDL MKD MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PEN PGK PHP PLN QAR RON RSD SAR SCR SEK SGD SZL THB TRY TTD TWD TZS UAH USD UYU UZS XCD ZAR ZMW'.split(
    ' ',
  );
const NO_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
/** In these the last of three decimals is 0. */
const THREE_DECIMALS = ['BHD', 'KWD', 'OMR'];

/** Whether Razorpay can take this amount of the currency. */
export const isSettledByRazorpay = (currency: string, amount?: Minor): boolean =>
  THREE_DECIMALS.includes(currency)
    ? amount === undefined || amount % 10 === 0
    : TWO_DECIMALS.includes(currency) || NO_DECIMALS.includes(currency);
