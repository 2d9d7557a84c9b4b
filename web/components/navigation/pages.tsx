import { useLocation } from 'react-router';
import { Link } from '#web/lib/link.tsx';
import { pageAddress } from '#web/lib/page-query.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

/** The address of this page, with another `?page=`. */
export const usePageAddress = () => {
  const here = useLocation();
  return (wanted: number): string => pageAddress(here, wanted);
};

type Props = {
  page: number;
  lastPage: number;
  /** What they are pages of, where a page has several lists. */
  label?: string;
  /** Without it, the address of this page with another `?page=`. */
  addressOf?: (page: number) => string;
  preventScrollReset?: boolean;
};

/** The numbered pages of a list. */
export const Pages = ({ page, lastPage, label, addressOf, preventScrollReset = false }: Props) => {
  const { t } = useTranslation();
  const withPage = usePageAddress();
  const to = addressOf ?? withPage;
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
        <Link key={wanted} to={to(wanted)} preventScrollReset={preventScrollReset} {...rest}>
          {children}
        </Link>
      )}
    />
  );
};
