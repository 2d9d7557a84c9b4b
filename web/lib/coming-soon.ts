import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from './context.ts';
import { packedMessages } from './messages.ts';

/** What a page that comes soon says, in the language of the request. */
export const comingSoonLoader = ({ context }: LoaderFunctionArgs) => ({
  messages: packedMessages(context.get(visitContext).language, 'comingSoon'),
});
