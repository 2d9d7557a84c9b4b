import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from './context.server.ts';
import { packedMessages } from './messages.server.ts';

/** What a page that comes soon says, in the language of the request. */
export const comingSoonLoader = ({ context }: LoaderFunctionArgs) => ({
  messages: packedMessages(context.get(visitContext).language, 'comingSoon'),
});
