import type { Link } from '#contract/shop/common.ts';
import { ShopLink } from '#web/components/links/shop-link.tsx';
import { Link as PageLink } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { HeaderStart } from './header-start.tsx';
import { useShopLists } from './use-shop-lists.ts';
import { ContactLink, PrescriptionLink, SupportLinks } from './support-links.tsx';

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

/** What is one's own; each page asks who one is. */
const OwnLinks = () => {
  const { t, paths } = useTranslation();
  const own = [
    { to: paths.account(), icon: 'circle-user-round', text: t('layout.account') },
    { to: paths.orders(), icon: 'package', text: t('layout.orders') },
    { to: paths.wishlist(), icon: 'heart', text: t('layout.wishlist') },
  ] as const;
  return own.map(({ to, icon, text }) => (
    <PageLink
      key={to}
      to={to}
      className="grid grow content-start justify-items-center gap-1 rounded-md bg-surface p-3 text-center text-sm hover:text-primary"
    >
      <Icon name={icon} className="size-6" />
      {text}
    </PageLink>
  ));
};

/** How the shop is reached, at the end of the menu. */
const MenuSupport = () => {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('layout.contact')}</h2>
      <div className="grid justify-items-start text-sm text-soft">
        <ContactLink />
        <SupportLinks />
      </div>
    </>
  );
};

/** So many categories have room beside each other. */
const MOST_DEPARTMENTS = 12;

const DepartmentLinks = () => {
  const { paths } = useTranslation();
  return useShopLists()
    .categories.slice(0, MOST_DEPARTMENTS)
    .map(({ id, slug, title }) => (
      <PageLink key={id} to={paths.category(slug)} className="small-link">
        {title}
      </PageLink>
    ));
};

/** Where links of the header stand. */
export type Place =
  | 'header-start'
  | 'bar-start'
  | 'bar-end'
  | 'departments'
  | 'menu-start'
  | 'menu-support'
  | 'wishlist';

/** Links of the header that are the same for everybody, by where they stand. */
export default function FixedLinks({ place }: { place: Place }) {
  const { left, right } = useShopLists().header_links;
  if (place === 'wishlist') return <WishlistLink />;
  if (place === 'header-start') return <HeaderStart />;
  if (place === 'departments') return <DepartmentLinks />;
  if (place === 'menu-support') return <MenuSupport />;
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
      <div className="mb-3 flex flex-wrap gap-2 lg:hidden">
        <OwnLinks />
      </div>
      <div className="grid grid-cols-2 gap-x-4 lg:flex lg:flex-wrap">
        <OwnerLinks links={[...left, ...right]} className="small-link whitespace-normal" />
        <PrescriptionLink className="small-link whitespace-normal text-primary" />
      </div>
    </>
  );
}
