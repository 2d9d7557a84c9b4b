import {
  Form,
  useActionData,
  useLocation,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { endStoreNews } from '#contract/store-follow.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export { clientAction } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: { token: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('follow.endTitle'));

/** The page changes nothing: programs that look after mails open every link in them. */
export const loader = ({ context, url }: LoaderFunctionArgs) => {
  const { language } = context.get(visitContext);
  if (!url.searchParams.has('token')) throw failure(language, 404);
  return { messages: packedMessages(language, 'follow') };
};

/** Ends the mail, by a press or by the mailbox itself (RFC 8058). A forged token ends at the 404 page. */
export const action = async (args: ActionFunctionArgs) => {
  const token = args.url.searchParams.get('token') ?? '';
  await load(args, endStoreNews, { json: { token: token.slice(0, 200) || '-' } });
  return { isEnded: true };
};

/** Where the monthly mail of followed stores is ended without signing in. */
export default function StoreNewsEndRoute() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().formMethod === 'POST';
  const isEnded = useActionData<typeof action>()?.isEnded ?? false;
  return (
    <div className="shell-narrow grid gap-6 py-8 md:py-12">
      <h1 className="text-2xl font-semibold sm:text-3xl">{t('follow.endTitle')}</h1>
      {isEnded ? (
        <Notice tone="success" alert>
          {t('follow.newsEnded')}
        </Notice>
      ) : (
        <>
          <p className="text-soft">{t('follow.endText')}</p>
          <Form method="post" action={pathname + search} replace>
            <Button type="submit" busy={isBusy}>
              {t('follow.newsEnd')}
            </Button>
          </Form>
        </>
      )}
    </div>
  );
}
