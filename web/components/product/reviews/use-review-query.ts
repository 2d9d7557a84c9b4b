import { useSearchParams } from 'react-router';
import { reviewAddress, reviewQueryOf, type ReviewQuery } from './review-query.ts';

/** The reviews that the address asks for, and addresses that ask for others. */
export const useReviewQuery = () => {
  const [query] = useSearchParams();
  return {
    asked: reviewQueryOf(query),
    to: (changes: Partial<ReviewQuery>) => reviewAddress(query, changes),
  };
};
