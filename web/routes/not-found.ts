import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#web/lib/context.ts';
import { failure } from '#web/lib/failure.ts';

export const loader = ({ context }: LoaderFunctionArgs) => {
  throw failure(context.get(visitContext).language, 404);
};

/** Unknown addresses are pages too: with a component, the error page has the shop's frame. */
export default function NotFound() {
  return null;
}
