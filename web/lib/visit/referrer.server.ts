import type { ActionFunctionArgs } from 'react-router';

/** Where a form was sent from: the path, with query, if that was another page of this shop. */
export const findReferrer = ({
  request,
  url,
}: Pick<ActionFunctionArgs, 'request' | 'url'>): string | undefined => {
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const page = new URL(referrer);
  const elsewhere = page.origin === url.origin && page.pathname !== url.pathname;
  return elsewhere ? page.pathname + page.search : undefined;
};
