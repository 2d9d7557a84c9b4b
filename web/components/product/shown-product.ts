import type { ProductDetail } from '#contract/catalogue/product.ts';
import type { QuestionsData } from '#contract/questions/question.ts';
import type { ReviewsData } from '#contract/reviews/review.ts';
import type { ShownCard } from '#web/components/card/shown-card.ts';

/** What a product's page needs while it is open. */
export type HydratedProduct = Omit<ProductDetail, 'description' | 'specifications'> & {
  /** The id of the attribute whose values a size guide on the page explains. */
  size_guide: string | null;
};

/** What is only read on it: the browser is not sent it where the server has drawn the page. */
export type ReadOnly = {
  product: ProductDetail;
  /** The size guide, as HTML. */
  sizeGuide: string | null;
  reviews: ReviewsData;
  questions: QuestionsData;
  /** What can be bought in its place, where it is sold out. */
  similar: readonly ShownCard[];
  related: readonly ShownCard[];
};

export const hydratedProduct = ({
  description: _description,
  specifications: _texts,
  ...alive
}: ProductDetail): Omit<HydratedProduct, 'size_guide'> => alive;
