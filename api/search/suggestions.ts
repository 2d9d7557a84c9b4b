import type { SuggestionsData } from '#contract/catalogue/search.ts';

export type Suggestions = {
  /** Products to make cards of, best first. */
  productIds: number[];
  /** What was typed and no product is called; these come near. */
  near: string[];
  /** The search whose results these products are. */
  search: string;
  /** The values of the colour that was asked for: the products are shown in it. */
  coloured: number[];
  brands: SuggestionsData['brands'];
  suggested: SuggestionsData['suggested'];
  subCategories: SuggestionsData['sub_category'];
  categories: SuggestionsData['category'];
};
