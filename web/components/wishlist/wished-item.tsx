import { Form } from 'react-router';
import type { WishedCard } from '#contract/wishlist.ts';
import { AddToCart } from '#web/components/card/add-to-cart.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { ProductPrice, useMoneyText } from '#web/components/product/price.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  wish: WishedCard;
  /** Where the forms of this page are sent. */
  action: string;
};

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
        <p className="text-sm text-soft">{t('wishlistPage.inStock')}</p>
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
        className="inline-flex min-h-9 items-center gap-1.5 rounded-full px-2.5 py-1.5 text-sm text-soft transition-colors hover:bg-danger-wash sm:-me-2.5 hover:text-danger"
      >
        <Icon name="trash" className="size-4" />
        <span>{t('wishlistPage.remove')}</span>
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
      aria-label={t('wishlistPage.tellMeOf', { title: wish.title })}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full px-2.5 py-1.5 text-sm text-soft transition-colors hover:bg-surface sm:-me-2.5 hover:text-primary"
    >
      <Icon name="mail" className="size-4" />
      <span>{t('wishlistPage.tellMe')}</span>
    </Link>
  );
};

/** A product on one's own wishlist. */
export const WishedItem = ({ wish, action }: Props) => {
  const { paths } = useTranslation();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-6">
      <Link
        to={paths.product(wish)}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-square w-[min(6rem,28vw)] self-start overflow-hidden rounded-md bg-surface sm:w-30"
      >
        <ShopPicture image={wish.image} alt="" sizes="120px" upTo={320} />
      </Link>
      <Texts wish={wish} />
      <div className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1 sm:grid sm:content-start sm:justify-items-end">
        <AddToCart product={wish} />
        <NoticeLink wish={wish} />
        <RemoveForm wish={wish} action={action} />
      </div>
    </li>
  );
};
