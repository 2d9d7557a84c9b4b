import {
  isRouteErrorResponse,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';

type Listener = () => void;

let listener: Listener | undefined;

/** Hears of each form that did not reach the shop; undone by calling what it returns. */
export const listenToUnreached = (hear: Listener): (() => void) => {
  listener = hear;
  return () => {
    listener = undefined;
  };
};

/** What an action answers whose request was lost on its way, or whose answer was. */
const UNREACHED = null;

/**
 * For routes whose forms must not be lost: without a connection the page stays as it is, to be sent
 * again, and says so, instead of ending at the error page.
 */
export const clientAction = async ({ serverAction }: ClientActionFunctionArgs) => {
  try {
    return await serverAction();
  } catch (error) {
    // Where the shop has answered, it is told as it is.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    listener?.();
    return UNREACHED;
  }
};

/** Goes with it: what did not reach the shop has changed nothing, and could not be loaded anyway. */
export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  actionResult === UNREACHED ? false : defaultShouldRevalidate;
