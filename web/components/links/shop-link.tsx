import type { Link as LinkData } from '#contract/shop/common.ts';
import type { ReactNode } from 'react';
import { Link } from '#web/lib/paths/link.tsx';
import { inLanguage, isLocalPath, withoutPrefix } from '#web/lib/paths/language.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const SAFE = /^(https?:|mailto:|tel:)/i;

/**
 * A link that the shop's owner has set: a path of this shop (put into the page's language), or an
 * address elsewhere. Anything else, such as `javascript:`, is only text.
 */
export const ShopLink = ({
  link,
  current = false,
  className,
  children,
}: {
  link: Pick<LinkData, 'link'>;
  /** It leads to the page that is open. */
  current?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}) => {
  const { language } = useTranslation();
  if (isLocalPath(link.link)) {
    return (
      <Link
        to={inLanguage(withoutPrefix(link.link), language.code)}
        aria-current={current ? 'page' : undefined}
        className={className}
      >
        {children}
      </Link>
    );
  }
  if (!SAFE.test(link.link)) return <span className={className}>{children}</span>;
  return (
    <a href={link.link} rel="noopener" className={className}>
      {children}
    </a>
  );
};
