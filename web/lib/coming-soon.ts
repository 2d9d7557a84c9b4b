import { messagesFor } from '#i18n/messages.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from './context.ts';

/** What a page that comes soon says, in the language of the request. */
export const comingSoonLoader = ({ context }: LoaderFunctionArgs) => ({
  messages: messagesFor(context.get(visitContext).language, 'comingSoon'),
});
