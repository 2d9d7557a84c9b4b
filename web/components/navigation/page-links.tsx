import { useLocation } from 'react-router';
import { Link } from '#web/lib/paths/link.tsx';
import { useDeclaredQuery } from '#web/lib/query/declared-query.ts';
import { pageAddress } from '#web/lib/query/page-query.ts';
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

/** The address of this page, with another `?page=`. */
export const usePageAddress = () => {
  const { pathname } = useLocation();
  const search = useDeclaredQuery().toString();
  return (wanted: number): string => pageAddress({ pathname, search }, wanted);
};

/** The numbered pages of the list that this page shows. */
export const Pages = ({ page, lastPage }: { page: number; lastPage: number }) => (
  <PageLinks page={page} lastPage={lastPage} addressOf={usePageAddress()} />
);
