import {
  isRouteErrorResponse,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';

type Listener = () => void;

let listener: Listener | undefined;

/** Calls back for each form that could not be sent; returns a function that unsubscribes. */
export const onNetworkError = (callback: Listener): (() => void) => {
  listener = callback;
  return () => {
    listener = undefined;
  };
};

const API_DOWN = 503;

/** The result of an action whose request or answer was lost. */
const NETWORK_ERROR = null;

/**
 * For routes whose forms must not be lost: without a connection, or while the API is down, the page stays as it
 * is, to be sent again, and says so, instead of ending at the error page.
 */
export const clientAction = async ({ serverAction }: ClientActionFunctionArgs) => {
  try {
    return await serverAction();
  } catch (error) {
    // Where the shop has answered, it is told as it is; a shop without its API can be asked again.
    if (error instanceof Response) throw error;
    if (isRouteErrorResponse(error) && error.status !== API_DOWN) throw error;
    listener?.();
    return NETWORK_ERROR;
  }
};

/** For the same routes: after a lost form nothing has changed, and revalidation would fail too. */
export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  actionResult === NETWORK_ERROR ? false : defaultShouldRevalidate;
