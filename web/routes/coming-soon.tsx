import { messagesFor } from '#i18n/messages.ts';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { ComingSoon } from '#web/components/content/coming-soon.tsx';
import { comingSoonTitle } from '#web/components/content/coming-soon-title.ts';
import { visitContext } from '#web/lib/context.ts';
import { metaTranslate, pageMeta } from '#web/lib/meta.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({
  messages: messagesFor(context.get(visitContext).language, 'comingSoon'),
});

export const meta: MetaFunction<typeof loader> = ({ matches, location }) =>
  pageMeta({
    matches,
    location,
    title: metaTranslate(matches, location)(comingSoonTitle(matches.at(-1)?.id)),
    noindex: true,
  });

export default function ComingSoonRoute() {
  return <ComingSoon />;
}
