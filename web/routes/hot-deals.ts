import { HOT_DEALS } from '#contract/catalogue/listing.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';

/** Leads to the list of what is reduced most (products.tsx). */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const paths = makePaths(context.get(visitContext).language);
  return redirect(paths.products(HOT_DEALS.slug, { home_spm: HOT_DEALS.id }));
};
