import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';

/** What a page that comes soon says, in the language of the request. */
export const comingSoonLoader = ({ context }: LoaderFunctionArgs) => ({
  messages: packedMessages(context.get(visitContext).language, 'comingSoon'),
});
