import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For pages without personal data: form submissions (cart, newsletter) do not change them, so they
 * are not revalidated.
 */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false;
