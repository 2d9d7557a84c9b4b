import { othersOf } from './listing-query.ts';

/** What else the address asks for, so that a GET form changes only its own fields. */
export const CarriedFields = ({ query, own }: { query: URLSearchParams; own: readonly string[] }) =>
  othersOf(query, own).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
