import { Link, useLocation } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

/** The address of this page, with another `?page=`. */
export const usePageAddress = () => {
  const { pathname, search } = useLocation();
  return (wanted: number): string => {
    const query = new URLSearchParams(search);
    query.delete('page');
    if (wanted > 1) query.set('page', String(wanted));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
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
