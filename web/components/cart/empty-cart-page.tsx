import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import EmptyCart from './empty-cart.tsx';

/** The page of an empty cart: the ways to something that could lie there, in the account and out of it. */
const EmptyCartPage = ({ isGuest }: { isGuest: boolean }) => {
  const { t, paths } = useTranslation();
  return (
    <div className="rounded-lg bg-surface">
      <EmptyCart>
        <Link to={paths.wishlist()} className={buttonClass({ variant: 'secondary' })}>
          <Icon name="heart" className="size-5" />
          {t('layout.wishlist')}
        </Link>
      </EmptyCart>
      {isGuest && (
        <p className="px-4 pb-8 text-center text-sm text-soft">
          {t('cartPage.signInHint')}{' '}
          <Link to={paths.login(paths.cart())} className="font-medium text-primary underline">
            {t('layout.login')}
          </Link>
        </p>
      )}
    </div>
  );
};

export default EmptyCartPage;
