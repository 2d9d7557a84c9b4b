import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { shouldRevalidate as unlessLost } from './network-error.ts';

/**
 * For pages that show nothing a refused form could have changed: they are not asked for anew, so that
 * the form can be sent again at once. Who has signed in is about to leave: the page, asked anew, would
 * send them home.
 */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean => {
  const kind = args.actionResult?.kind;
  return kind === 'refused' || kind === 'signed-in' ? false : unlessLost(args);
};
