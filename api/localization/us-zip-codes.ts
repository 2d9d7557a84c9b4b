/**
 * The first three digits of ZIP codes by state: single ones, and from one to another, those between that nobody has too.
 * Some are served from beyond a border and stand with both: a parcel that would arrive shall not be refused.
 */
const PREFIXES: Readonly<Record<string, string>> = {
  AL: '350-369',
  AK: '995-999',
  AZ: '845 850-865',
  AR: '716-729 755',
  CA: '894 900-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200-205 569',
  DE: '197-199',
  FL: '320-349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427 452',
  LA: '700-714',
  ME: '039-049',
  MD: '206-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '865 870-884',
  NV: '889-898',
  NY: '005 063 100-149',
  OH: '430-459',
  OK: '730-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385 422',
  TX: '733 750-799 885',
  UT: '840-847',
  VA: '201 220-246',
  VT: '050-059',
  WA: '980-994',
  WI: '530-549',
  WV: '247-268',
  WY: '820-831 834',
};

const isWithin = (range: string, prefix: string): boolean => {
  const [first = '', last = first] = range.split('-');
  return first <= prefix && prefix <= last;
};

/** Whether a ZIP code can be of a state; of territories and military mail it always can. */
export const isZipOfState = (zip: string, state: string): boolean => {
  const ranges = PREFIXES[state]?.split(' ');
  return ranges === undefined || ranges.some((range) => isWithin(range, zip.slice(0, 3)));
};
