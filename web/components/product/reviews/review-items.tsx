import type { Review } from '#contract/review.ts';
import { ReviewItem } from './review-item.tsx';

/** Reviews one below the other: the same whatever else the page's address asks for. */
export const ReviewItems = ({ reviews }: { reviews: readonly Review[] }) =>
  reviews.map((review) => <ReviewItem key={review.id} review={review} />);
