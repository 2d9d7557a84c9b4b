import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { getCommon } from '#contract/shop/common.ts';
import { ContactPage } from '#web/components/contact/contact-page.tsx';
import { performContact } from '#web/components/contact/perform-contact.server.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { pageMeta, metaTranslate } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const meta: MetaFunction<typeof loader> = ({ matches, location }) =>
  pageMeta({ matches, location, title: metaTranslate(matches, location)('contact.title') });

export const loader = async (args: LoaderFunctionArgs) => {
  const { language, profile } = args.context.get(visitContext);
  const { services, about } = await load(args, getCommon);
  return {
    known: { name: profile?.name ?? '', email: profile?.email ?? '' },
    services,
    about,
    messages: packedMessages(language, 'contact', 'sitemap'),
  };
};

export const action = (args: ActionFunctionArgs) => performContact(args);

export default function ContactRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <ContactPage {...loaded} answer={useActionData<typeof action>()} />;
}
