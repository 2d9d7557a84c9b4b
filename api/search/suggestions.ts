import type { SuggestionsData } from '#contract/search.ts';

export type Suggestions = {
  /** Products to make cards of, best first. */
  productIds: number[];
  suggested: SuggestionsData['suggested'];
  subCategories: SuggestionsData['sub_category'];
  categories: SuggestionsData['category'];
};
