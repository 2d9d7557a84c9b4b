import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

type Props = {
  page: number;
  lastPage: number;
  /** What they are pages of, where a page has several lists. */
  label?: string;
  addressOf: (page: number) => string;
  preventScrollReset?: boolean;
};

/** The numbered pages of a list, at these addresses. */
export const PageLinks = ({
  page,
  lastPage,
  label,
  addressOf,
  preventScrollReset = false,
}: Props) => {
  const { t } = useTranslation();
  return (
    <Pagination
      page={page}
      lastPage={lastPage}
      labels={{
        pages: label ?? t('layout.pages'),
        page: (number) => t('layout.page', { number }),
        previous: t('layout.previousPage'),
        next: t('layout.nextPage'),
      }}
      link={({ page: wanted, children, ...rest }) => (
        <Link key={wanted} to={addressOf(wanted)} preventScrollReset={preventScrollReset} {...rest}>
          {children}
        </Link>
      )}
    />
  );
};
