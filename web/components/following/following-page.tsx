import { Form, useNavigation } from 'react-router';
import type { Followed } from '#contract/stores/store-follow.ts';
import { AccountPage } from '#web/components/account/account-page.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { UndoBar } from '#web/components/frame/undo-bar.tsx';
import { Pages } from '#web/components/navigation/page-links.tsx';
import { LazyPopularProducts } from '#web/components/product/late-products.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FollowedStore } from './followed-store.tsx';

/** Asks for the monthly mail, or ends it: off until it is asked for. */
const NewsForm = ({ isOn }: { isOn: boolean }) => {
  const { t, paths } = useTranslation();
  const { formData } = useNavigation();
  return (
    <section
      aria-labelledby="news"
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-line p-5"
    >
      <div className="grid min-w-[min(15rem,100%)] grow basis-0 gap-1">
        <h2 id="news" className="font-semibold">
          {t('follow.newsTitle')}
        </h2>
        <p className="max-w-prose text-sm text-soft">
          {isOn ? t('follow.newsOn') : t('follow.newsText')}
        </p>
      </div>
      <Form method="post" action={paths.following()} replace preventScrollReset>
        <Button
          type="submit"
          name="intent"
          value={isOn ? 'news-end' : 'news-ask'}
          variant="secondary"
          size="sm"
          busy={formData?.get('intent')?.toString().startsWith('news') ?? false}
        >
          {isOn ? t('follow.newsEnd') : t('follow.newsAsk')}
        </Button>
      </Form>
    </section>
  );
};

const Empty = () => {
  const { t, paths } = useTranslation();
  return (
    <>
      <EmptyState compact icon="store" title={t('store.none')} text={t('follow.noneText')}>
        <Link to={paths.stores()} className={buttonClass()}>
          {t('follow.browse')}
        </Link>
      </EmptyState>
      <LazyPopularProducts />
    </>
  );
};

/** Ids of the stores that are on their way out of the list. */
const useLeaving = (): ReadonlySet<string> => {
  const { formData } = useNavigation();
  return new Set(formData?.get('intent') === 'end' ? [String(formData.get('store_id'))] : []);
};

type Props = {
  followed: Followed;
  flash: Flash | null;
  /** The store that is followed no longer, which can be undone. */
  aside: string | null;
  /** Why the last change was refused. */
  refused: string | undefined;
};

/** The stores that one follows, what is new in them, and whether that is mailed. */
export const FollowingPage = ({ followed, flash, aside, refused }: Props) => {
  const { t, paths } = useTranslation();
  const leaving = useLeaving();
  const stores = followed.result.filter(({ id }) => !leaving.has(id));
  return (
    <AccountPage title={t('follow.title')}>
      {flash && aside ? (
        <UndoBar
          text={flash.text}
          undo={t('follow.undo')}
          action={paths.following()}
          name="store_id"
          value={aside}
        />
      ) : (
        <FlashToast flash={flash} />
      )}
      {refused && (
        <Notice tone="error" alert>
          {refused}
        </Notice>
      )}
      {stores.length === 0 ? (
        <Empty />
      ) : (
        <ul>
          {stores.map((store) => (
            <FollowedStore key={store.id} store={store} />
          ))}
        </ul>
      )}
      <Pages page={followed.page} lastPage={followed.last_page} />
      {(stores.length > 0 || followed.store_news) && <NewsForm isOn={followed.store_news} />}
    </AccountPage>
  );
};
