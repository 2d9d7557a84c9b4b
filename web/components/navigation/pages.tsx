import { Link, useLocation } from 'react-router';
import { pageAddress } from '#web/lib/page-query.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

/** The address of this page, with another `?page=`. */
export const usePageAddress = () => {
  const here = useLocation();
  return (wanted: number): string => pageAddress(here, wanted);
};

/** The numbered pages of a list: the address of this page, with another `?page=`. */
export const Pages = ({ page, lastPage }: { page: number; lastPage: number }) => {
  const { t } = useTranslation();
  const addressOf = usePageAddress();
  return (
    <Pagination
      page={page}
      lastPage={lastPage}
      labels={{
        pages: t('layout.pages'),
        page: (number) => t('layout.page', { number }),
        previous: t('layout.previousPage'),
        next: t('layout.nextPage'),
      }}
      link={({ page: wanted, children, ...rest }) => (
        <Link key={wanted} to={addressOf(wanted)} {...rest}>
          {children}
        </Link>
      )}
    />
  );
};
