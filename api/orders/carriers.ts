/** Where the parcels of well-known carriers are followed; `{code}` stands for the tracking number. */
const TRACKING: Readonly<Record<string, string>> = {
  Aramex: 'https://www.aramex.com/track/results?ShipmentNumber={code}',
  'Blue Dart': 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={code}',
  Chronopost: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={code}',
  Colissimo: 'https://www.laposte.fr/outils/suivre-vos-envois?code={code}',
  Delhivery: 'https://www.delhivery.com/track-v2/package/{code}',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={code}',
  DPD: 'https://www.dpd.com/tracking?parcelNumber={code}',
  Evri: 'https://www.evri.com/track/parcel/{code}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={code}',
  GLS: 'https://gls-group.com/track/{code}',
  'India Post': 'https://www.indiapost.gov.in/trackconsignment?trackid={code}',
  'La Poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code={code}',
  PostNL: 'https://postnl.nl/tracktrace/?B={code}',
  'PTT Kargo': 'https://gonderitakip.ptt.gov.tr/Track/Verify?q={code}',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{code}',
  UPS: 'https://www.ups.com/track?tracknum={code}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={code}',
  'Yurtiçi Kargo': 'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code={code}',
};

export const CARRIERS = Object.keys(TRACKING);

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const isTemplate = (text: string): boolean =>
  /^https?:\/\//i.test(text) && text.includes('{code}') && URL.canParse(text);

export type Carriage = {
  carrier: string;
  tracking_code: string | null;
  tracking_url: string | null;
};

/**
 * How a package is carried, as it is stored: a well-known carrier by its usual name, and where the parcel is
 * followed. `url` is a template of one's own for that. Undefined for one that is none.
 */
export const carriageOf = (
  name: string,
  code: string | undefined,
  url: string | undefined,
): Carriage | undefined => {
  if (url !== undefined && !isTemplate(url)) return undefined;
  const carrier = CARRIERS.find((known) => plain(known) === plain(name)) ?? name;
  const template = url ?? TRACKING[carrier];
  const tracking_url =
    code === undefined ? null : (template?.replaceAll('{code}', encodeURIComponent(code)) ?? null);
  return { carrier, tracking_code: code ?? null, tracking_url };
};
