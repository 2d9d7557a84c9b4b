import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Leads from a wished product to where one asks to be written to about its price or stock. */
export const NoticeLink = ({ product }: { product: { id: string } }) => {
  const { t, paths } = useTranslation();
  return (
    <Link to={paths.notices({ product: product.id })} className="small-link">
      <Icon name="mail" className="size-4" />
      {t('wishlist.tellMe')}
    </Link>
  );
};
