import type { Link } from '#contract/shop/common.ts';
import { ShopLink } from '#web/components/links/shop-link.tsx';
import { Link as PageLink } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { HeaderStart } from './header-start.tsx';
import { useShopLists } from './use-shop-lists.ts';
import { PrescriptionLink, SupportLinks } from './support-links.tsx';

type Props = { links: readonly Link[]; className: string };

/** The links that the shop's owner has put into the header. */
const OwnerLinks = ({ links, className }: Props) =>
  links.map((link) => (
    <ShopLink key={link.link + link.title} link={link} className={className}>
      {link.title}
    </ShopLink>
  ));

/** The heart beside the cart: guests have wishes too. */
const WishlistLink = () => {
  const { t, paths } = useTranslation();
  return (
    <PageLink to={paths.wishlist()} className="cart-link">
      <Icon name="heart" className="size-6" />
      <span className="sr-only">{t('layout.wishlist')}</span>
    </PageLink>
  );
};

/** Where links of the header stand. */
export type Place =
  | 'header-start'
  | 'bar-start'
  | 'bar-end'
  | 'menu-links'
  | 'menu-support'
  | 'wishlist';

/** Links of the header that are the same for everybody, by where they stand. */
export default function FixedLinks({ place }: { place: Place }) {
  const { left, right } = useShopLists().header_links;
  if (place === 'wishlist') return <WishlistLink />;
  if (place === 'header-start') return <HeaderStart />;
  if (place === 'menu-support') return <SupportLinks />;
  if (place === 'bar-start') return <OwnerLinks links={left} className="small-link" />;
  if (place === 'bar-end')
    return (
      <>
        <SupportLinks />
        <OwnerLinks links={right} className="small-link" />
        <PrescriptionLink />
      </>
    );
  return (
    <>
      <OwnerLinks links={right} className="py-2" />
      <PrescriptionLink className="flex items-center gap-2 py-2 text-primary" />
    </>
  );
}
