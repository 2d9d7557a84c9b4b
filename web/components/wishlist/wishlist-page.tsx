import { useNavigation } from 'react-router';
import { AccountPage } from '#web/components/account/account-page.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { UndoBar } from '#web/components/frame/undo-bar.tsx';
import { Pages } from '#web/components/navigation/page-links.tsx';
import { LazyPopularProducts } from '#web/components/product/late-products.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ShareSection } from './share-section.tsx';
import { WishedItem } from './wished-item.tsx';
import type { WishlistData, WishlistRefusal } from './wishlist-data.ts';

type Props = WishlistData & { flash: Flash | null; refused: WishlistRefusal | undefined };

/** The product that is being taken off: it leaves the list at once. */
const useLeaving = (): string | undefined => {
  const { formData } = useNavigation();
  return formData?.get('intent') === 'remove' ? String(formData.get('product_id')) : undefined;
};

const NoWish = () => {
  const { t, paths } = useTranslation();
  return (
    <>
      <EmptyState
        compact
        icon="heart"
        title={t('wishlistPage.none')}
        text={t('wishlistPage.noneText')}
      >
        <Link to={paths.home()} className={buttonClass()}>
          {t('wishlistPage.browse')}
        </Link>
      </EmptyState>
      <LazyPopularProducts />
    </>
  );
};

const SignInHint = () => {
  const { t, paths } = useTranslation();
  return (
    <p className="text-sm text-soft">
      {t('wishlistPage.signInHint')}{' '}
      <Link to={paths.login(paths.wishlist())} className="font-medium text-primary underline">
        {t('layout.login')}
      </Link>
    </p>
  );
};

type SaidProps = Pick<Props, 'flash' | 'removed' | 'refused'> & { action: string };

/** What became of the last change. */
const Said = ({ flash, removed, refused, action }: SaidProps) => {
  const { t } = useTranslation();
  if (flash && removed) {
    const back = { action, name: 'product_id', value: removed };
    return <UndoBar text={flash.text} undo={t('wishlistPage.undo')} {...back} />;
  }
  if (refused && refused.name === null)
    return (
      <Notice tone="error" alert>
        {refused.message}
      </Notice>
    );
  return <FlashToast flash={flash} />;
};

/** What one has wished for, the newest first, a guest as well as an account. */
export const WishlistPage = ({ wishes, link, isGuest, removed, flash, refused }: Props) => {
  const { t, paths } = useTranslation();
  const leaving = useLeaving();
  const shown = wishes?.result.filter(({ id }) => id !== leaving) ?? [];
  const count = (wishes?.total ?? 0) - (wishes?.result.length ?? 0) + shown.length;
  const page = wishes && wishes.page > 1 ? wishes.page : null;
  const action = withQuery(paths.wishlist(), { page });
  return (
    <AccountPage
      title={
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {t('wishlistPage.title')}
          {count > 0 && (
            <span className="font-sans text-lg font-normal text-faint">
              {t('wishlistPage.count', { count })}
            </span>
          )}
        </span>
      }
    >
      <Said flash={flash} removed={removed} refused={refused} action={action} />
      {shown.length === 0 ? (
        <NoWish />
      ) : (
        <ul
          className="grid gap-4"
          style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 34rem), 1fr))' }}
        >
          {shown.map((wish) => (
            <WishedItem key={wish.id} wish={wish} action={action} />
          ))}
        </ul>
      )}
      {wishes && <Pages page={wishes.page} lastPage={wishes.last_page} />}
      {isGuest && count > 0 && <SignInHint />}
      {(count > 0 || link) && (
        <ShareSection
          link={link}
          refused={refused?.name === null ? undefined : refused}
          action={action}
        />
      )}
    </AccountPage>
  );
};
