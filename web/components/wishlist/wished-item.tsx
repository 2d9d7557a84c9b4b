import { Form } from 'react-router';
import type { WishedCard } from '#contract/wishlist/wishlist.ts';
import { AddToCart } from '#web/components/card/add-to-cart.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { ProductPrice, useMoneyText } from '#web/components/product/price.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  wish: WishedCard;
  /** Where the forms of this page are sent. */
  action: string;
};

/** What is done more seldom: only its icon where there is little room. */
const quiet =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full px-2 py-1.5 text-sm text-soft transition-colors';

/** What it is, what it costs now and whether there is any. */
const Texts = ({ wish }: { wish: WishedCard }) => {
  const { t, paths } = useTranslation();
  const money = useMoneyText();
  return (
    <div className="grid content-start gap-1">
      <p className="text-xs text-faint">{wish.store.name}</p>
      <h2 className="leading-snug font-medium">
        <Link to={paths.product(wish)} className="hover:text-primary">
          {wish.title}
        </Link>
      </h2>
      <ProductPrice current={wish.current} previous={wish.previous} reduction={wish.reduction} />
      {wish.cheaper_by !== null && (
        <p className="flex items-start gap-1.5 text-sm text-success">
          <Icon name="badge-percent" className="mt-0.5 size-4" />
          {t('wishlistPage.cheaper', { amount: money(wish.cheaper_by) })}
        </p>
      )}
      {wish.in_stock ? (
        <p className="text-sm text-success">{t('wishlistPage.inStock')}</p>
      ) : (
        <p className="text-sm text-danger">{t('card.soldOut')}</p>
      )}
    </div>
  );
};

const RemoveForm = ({ wish, action }: Props) => {
  const { t } = useTranslation();
  return (
    <Form method="post" action={action} replace preventScrollReset>
      <input type="hidden" name="product_id" value={wish.id} />
      <button
        type="submit"
        name="intent"
        value="remove"
        aria-label={t('wishlistPage.removeOf', { title: wish.title })}
        title={t('wishlistPage.remove')}
        className={`${quiet} hover:bg-danger-wash hover:text-danger`}
      >
        <Icon name="trash" className="size-4.5" />
        <span className="max-sm:sr-only">{t('wishlistPage.remove')}</span>
      </button>
    </Form>
  );
};

/** Leads to where one asks to be written to about the price or the stock of the product. */
const NoticeLink = ({ wish }: { wish: WishedCard }) => {
  const { t, paths } = useTranslation();
  return (
    <Link
      to={paths.notices({ product: wish.id })}
      aria-label={t(wish.in_stock ? 'wishlistPage.tellMeOf' : 'wishlistPage.stockAlertOf', {
        title: wish.title,
      })}
      title={t('wishlistPage.tellMe')}
      className={
        wish.in_stock
          ? `${quiet} hover:bg-surface hover:text-primary`
          : buttonClass({ variant: 'secondary', size: 'sm' })
      }
    >
      <Icon name="mail" className="size-4.5" />
      <span className={cx(wish.in_stock && 'max-sm:sr-only')}>
        {t(wish.in_stock ? 'wishlistPage.tellMeShort' : 'wishlistPage.stockAlert')}
      </span>
    </Link>
  );
};

/** A product on one's own wishlist. */
export const WishedItem = ({ wish, action }: Props) => {
  const { paths } = useTranslation();
  return (
    <li className="flex gap-4 rounded-lg border border-line p-4">
      <Link
        to={paths.product(wish)}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-square w-[min(6rem,28vw)] shrink-0 self-start overflow-hidden rounded-md bg-surface sm:w-30"
      >
        <ShopPicture image={wish.image} alt="" sizes="120px" upTo={320} />
      </Link>
      <div className="flex min-w-0 grow flex-col gap-3">
        <Texts wish={wish} />
        <div className="mt-auto flex flex-wrap items-center gap-1">
          <AddToCart product={wish} choose="primary" />
          <NoticeLink wish={wish} />
          <RemoveForm wish={wish} action={action} />
        </div>
      </div>
    </li>
  );
};
