/** Where the postal code is written after the city. */
const CITY_FIRST = new Set([
  'AE',
  'AU',
  'CA',
  'CN',
  'GB',
  'IE',
  'IN',
  'JP',
  'KR',
  'NZ',
  'SG',
  'US',
]);

/** Whether an address in that country names the city before the postal code. */
export const isCityFirst = (country: string): boolean => CITY_FIRST.has(country);
