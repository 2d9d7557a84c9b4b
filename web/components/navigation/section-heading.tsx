import type { ReactNode } from 'react';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  id: string;
  title: string;
  text?: string | null;
  /** Where all of it is. */
  to?: string;
  children?: ReactNode;
};

/** A block's heading, with the way to all of it. */
export const SectionHeading = ({ id, title, text, to, children }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="section-heading">
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className="max-w-prose text-soft">{text}</p>}
        {children}
      </div>
      {to && (
        <Link to={to} aria-label={t('layout.seeAllOf', { title })}>
          {t('layout.seeAll')}
          <Icon name="arrow-right" mirrored className="size-4" />
        </Link>
      )}
    </div>
  );
};
