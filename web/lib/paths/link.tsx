import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the shop, from `paths`. */
  to: string;
  /** The page stays scrolled where it is. */
  preventScrollReset?: boolean;
  /** The browser's history keeps one entry for both pages. */
  replace?: boolean;
  /** Opened as a new document. */
  reloadDocument?: boolean;
};

const ENCODED_LETTERS = /(?:%[89a-f][\da-f])+/gi;

/** Letters as they are, where a path has them encoded: a third of the bytes, and browsers encode them. */
const legible = (path: string): string => {
  if (!path.includes('%')) return path;
  try {
    return path.replace(ENCODED_LETTERS, (letters) => decodeURIComponent(letters));
  } catch {
    // The owner's own spelling in another encoding than UTF-8.
    return path;
  }
};

/**
 * A link to a page of the shop. It is a plain anchor, which works before any script and costs the
 * server little; where scripts run, ClientNavigation opens the page in place.
 */
export const Link = ({
  to,
  preventScrollReset,
  replace,
  reloadDocument,
  children,
  ...rest
}: Props) => (
  <a
    {...rest}
    href={legible(to)}
    data-keep-scroll={preventScrollReset || undefined}
    data-replace={replace || undefined}
    data-document={reloadDocument || undefined}
  >
    {children}
  </a>
);
