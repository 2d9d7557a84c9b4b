import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { AccountPage } from '#web/components/account/account-page.tsx';
import { loadPasskeys } from '#web/components/account/load-passkeys.server.ts';
import { Passkeys } from '#web/components/account/passkeys.tsx';
import { performPasskeys } from '#web/components/account/perform-passkeys.server.ts';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';
import { Notice } from '#web/ui/notice.tsx';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const meta = personalMeta<typeof loader>((t) => t('passkey.title'));

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await loadPasskeys(args)),
  flash: takeFlash(args),
  messages: packedMessages(
    args.context.get(visitContext).language,
    'accountMenu',
    'passkey',
    'accountPage',
  ),
});

export const action = (args: ActionFunctionArgs) => performPasskeys(args);

/** The passkeys of whoever is signed in, on a page of their own. */
export default function PasskeysRoute() {
  const { t } = useTranslation();
  const { flash, ...loaded } = useLoaderData<typeof loader>();
  const changed = useActionData<typeof action>();
  return (
    <AccountPage title={t('passkey.title')} lead={t('passkey.text')}>
      <FlashToast flash={flash} />
      {changed && <Notice tone={changed.ok ? 'success' : 'error'}>{changed.message}</Notice>}
      <Passkeys {...loaded} />
    </AccountPage>
  );
}
