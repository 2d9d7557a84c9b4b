import { useLocation } from 'react-router';
import { pageAddress } from '#web/lib/query/page-query.ts';
import { useDeclaredQuery } from '#web/lib/query/use-declared-query.ts';
import { PageLinks } from './page-links.tsx';

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
