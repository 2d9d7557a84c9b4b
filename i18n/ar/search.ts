/** Words that say nothing about a product, folded: db/search/search-words.ts says which. */
export const stopWords =
  'في من علي الي عن مع هذا هذه ذلك تلك التي الذي او ثم ان كل بين كما لا ما هو هي و ب ل';
