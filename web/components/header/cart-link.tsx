import { useCallback, useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Link } from '#web/lib/paths/link.tsx';
import { useLoadProfile } from '#web/lib/page-data/use-load-profile.ts';
import { listenToAdded, type Added } from '#web/lib/browser/mini-cart.ts';
import { useNotify } from '#web/lib/browser/notify.ts';
import { useNumber } from '#web/lib/texts/numbers.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';

type Shown = {
  Cart: ComponentType<{ added: Added | undefined; onClose: () => void }>;
  added: Added | undefined;
};

/** The largest number that fits into the badge. */
const MOST_TOLD = 99;

const load = () => import('#web/components/mini-cart/mini-cart.tsx');

/** The press itself tells of a script that cannot be loaded. */
const unloaded = () => undefined;

/**
 * Opens the mini cart, whose script is loaded when a press is near; follows the link where it cannot be loaded.
 */
const useMiniCartDialog = () => {
  const [shown, setShown] = useState<Shown>();
  const [coming, setComing] = useState(false);
  const open = useCallback(async (added: Added | undefined, orElse: () => void) => {
    setComing(true);
    try {
      const { MiniCart, takeEarly } = await load();
      // What was asked for before is without what was added.
      if (added) void takeEarly();
      setShown({ Cart: MiniCart, added });
    } catch {
      orElse();
    } finally {
      setComing(false);
    }
  }, []);
  return { shown, coming, open, close: () => setShown(undefined) };
};

/** The link to the cart, with the number of units in it once that is known. */
export const CartLink = () => {
  const { t, paths } = useTranslation();
  const number = useNumber();
  const count = useLoadProfile()?.cart_count ?? 0;
  const { pathname } = useLocation();
  // Where the cart itself is the page, or is being paid for, there is no small one beside it.
  const buying = [paths.cart(), paths.shipping(), paths.checkout()].includes(pathname);
  const navigate = useNavigate();
  const { message } = useNotify();
  const { shown, coming, open, close } = useMiniCartDialog();

  useEffect(
    () =>
      buying
        ? undefined
        : listenToAdded({
            expect: () => void load().catch(unloaded),
            show: (added) => void open(added, () => message(added.message)),
          }),
    [buying, open, message],
  );

  const press = (event: MouseEvent) => {
    if (buying || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(undefined, () => void navigate(paths.cart()));
  };
  const prepare = buying
    ? undefined
    : () => void load().then(({ askEarly }) => askEarly(paths.miniCart()), unloaded);
  return (
    <>
      <Link
        to={paths.cart()}
        onClick={press}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="cart-link"
      >
        <Icon name="shopping-bag" className="size-6" />
        <span className="sr-only text-sm lg:not-sr-only">{t('layout.cart')}</span>
        {count > 0 && (
          <span className="cart-count">
            <span className="sr-only">{t('layout.cartCount', { count })}</span>
            <span aria-hidden="true">
              {count > MOST_TOLD ? `${number(MOST_TOLD)}+` : number(count)}
            </span>
          </span>
        )}
      </Link>
      <LoadingBar loading={coming} label={t('layout.loading')} />
      {shown && !buying && <shown.Cart added={shown.added} onClose={close} />}
    </>
  );
};
