import { redirect, type LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#web/lib/context.ts';
import { makePaths } from '#web/lib/paths.ts';

/** The home page's block of reduced products, as a listing of its own. */
const REDUCED = 'products';

export const loader = ({ context }: LoaderFunctionArgs) => {
  const paths = makePaths(context.get(visitContext).language);
  return redirect(paths.products('hot-deals', { home_spm: REDUCED }));
};
