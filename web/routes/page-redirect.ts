import { redirect, type LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';

/** `/faq` and `/help` lead to the pages of the shop's own texts that have these slugs. */
export const loader = ({ context, url }: LoaderFunctionArgs) => {
  const slug = url.pathname.split('/').at(-1)?.toLowerCase() ?? '';
  return redirect(makePaths(context.get(visitContext).language).page(slug), 301);
};
