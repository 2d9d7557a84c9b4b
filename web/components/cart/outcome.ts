/** What became of a change to the cart. A refusal names the line that it is about, where there is one. */
export type CartOutcome =
  | { ok: true; message: string; cartCount: number }
  | { ok: false; message: string; lineId: string | null };
