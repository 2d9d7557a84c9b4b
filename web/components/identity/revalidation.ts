import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { shouldRevalidate as unlessLost } from '#web/lib/page-data/network-error.ts';

/** Who has signed in is about to leave: the page, asked anew, would send them home. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.actionResult?.kind === 'arrived' ? false : unlessLost(args);
