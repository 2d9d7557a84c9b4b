/** What people of one language write: sentences by stars, and by what the thing is. */
export type ReviewBank = {
  names: readonly string[];
  openings: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>;
  /** Of each kind of goods: what pleases, and what does not. */
  details: Readonly<Record<ReviewKind, { good: readonly string[]; bad: readonly string[] }>>;
  closings: { good: readonly string[]; bad: readonly string[] };
};

export type ReviewKind =
  | 'electronics'
  | 'fashion'
  | 'home'
  | 'beauty'
  | 'pharmacy'
  | 'grocery'
  | 'sports'
  | 'toys'
  | 'books'
  | 'garden';

const KINDS: Record<string, ReviewKind> = {
  kitchen: 'home',
  baby: 'toys',
  'books-and-stationery': 'books',
  'garden-and-pets': 'garden',
};

/** The kind of goods of a category. */
export const kindOf = (department: string): ReviewKind =>
  KINDS[department] ?? (department as ReviewKind);
