/** What became of a change to the cart. A refusal names the line that it is about, where there is one. */
export type CartOutcome =
  | { ok: true; message: string; cartCount: number }
  | {
      ok: false;
      message: string;
      lineId: string | null;
      /** The product's page, where a form of its own was refused. */
      back?: string | undefined;
    };
