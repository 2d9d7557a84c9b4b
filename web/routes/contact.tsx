import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { ContactPage } from '#web/components/contact/contact-page.tsx';
import { performContact } from '#web/components/contact/perform-contact.server.ts';
import { pageMeta, metaTranslate } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const meta: MetaFunction<typeof loader> = ({ matches, location }) =>
  pageMeta({ matches, location, title: metaTranslate(matches, location)('contact.title') });

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { language, profile } = context.get(visitContext);
  return {
    known: { name: profile?.name ?? '', email: profile?.email ?? '' },
    messages: packedMessages(language, 'contact'),
  };
};

export const action = (args: ActionFunctionArgs) => performContact(args);

export default function ContactRoute() {
  const { known } = useLoaderData<typeof loader>();
  return <ContactPage known={known} answer={useActionData<typeof action>()} />;
}
