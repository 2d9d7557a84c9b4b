import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For pages that show nothing personal: what the shopper sends (into the cart, to the newsletter)
 * changes nothing on them, so they are not loaded again.
 */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false;
