import type { DataOf } from '#contract/endpoint.ts';
import type { listWishes } from '#contract/wishlist/wishlist.ts';

/** The link to one's list: its whole address, and the name that the list carries. */
export type WishlistLink = { address: string; name: string | null };

/** Why a form of the page was refused, and the name that was typed where it is about that. */
export type WishlistRefusal = { kind: 'refused'; message: string; name: string | null };

/** What the page of one's own wishlist shows. */
export type WishlistData = {
  /** Null for whoever has saved nothing yet. */
  wishes: DataOf<typeof listWishes> | null;
  link: WishlistLink | null;
  isGuest: boolean;
  /** The product that has just left the list and can be put back. */
  removed: string | null;
};
