import { messagesFor } from '#i18n/messages.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { ComingSoon } from '#web/components/frame/coming-soon.tsx';
import { visitContext } from '#web/lib/context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({
  messages: messagesFor(context.get(visitContext).language, 'comingSoon'),
});

export default function ProductsRoute() {
  return <ComingSoon />;
}
