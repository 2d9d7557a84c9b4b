import { Link } from 'react-router';
import { useLoadMe } from '#web/lib/me.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The way to the cart, with how many things lie in it as soon as that is known. */
export const CartLink = () => {
  const { t, language, paths } = useTranslation();
  const count = useLoadMe()?.cartCount ?? 0;
  return (
    <Link
      to={paths.cart()}
      className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 hover:text-primary lg:gap-3.5 lg:px-3"
    >
      <Icon name="shopping-bag" className="size-6" />
      <span className="sr-only text-sm lg:not-sr-only">{t('layout.cart')}</span>
      {count > 0 && (
        <span className="absolute start-6 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-xs font-semibold text-on-primary tabular-nums">
          <span className="sr-only">{t('layout.cartCount', { count })}</span>
          <span aria-hidden="true">
            {count > 99 ? '99+' : new Intl.NumberFormat(language.locale).format(count)}
          </span>
        </span>
      )}
    </Link>
  );
};
