import type { Link } from '#contract/common.ts';
import { ShopLink } from '#web/components/links/shop-link.tsx';

type Props = { links: readonly Link[]; className: string };

/** The links that the shop's owner has put into the header. */
export const OwnerLinks = ({ links, className }: Props) =>
  links.map((link) => (
    <ShopLink key={link.link + link.title} link={link} className={className}>
      {link.title}
    </ShopLink>
  ));
