import {
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { AddressesPage } from '#web/components/account/addresses/addresses-page.tsx';
import { loadAddresses } from '#web/components/account/addresses/load-addresses.server.ts';
import { performAddresses } from '#web/components/account/addresses/perform-addresses.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';
import { requireProfile } from '#web/lib/visit/session.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = {
  query: { add: 'given', edit: 'one', country: 'one', deleted: 'one' },
};

export const meta = personalMeta<typeof loader>((t) => t('addressPage.title'));

export const loader = async (args: LoaderFunctionArgs) => {
  const { profile, language } = requireProfile(args);
  return {
    profile,
    ...(await loadAddresses(args)),
    flash: takeFlash(args),
    messages: packedMessages(language, 'accountMenu', 'addressPage', 'shippingPage', 'address'),
  };
};

export const action = async (args: ActionFunctionArgs) =>
  performAddresses(args, await args.request.formData());

export default function AddressesRoute() {
  const [search] = useSearchParams();
  return (
    <AddressesPage
      {...useLoaderData<typeof loader>()}
      deleted={search.get('deleted')}
      answer={useActionData<typeof action>()}
    />
  );
}
