/** `?page=` of an address; nonsense is the first page. */
export const pageOfQuery = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};
