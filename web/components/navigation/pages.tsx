import { useLocation } from 'react-router';
import { pageAddress } from '#web/lib/page-query.ts';
import { PageLinks } from './page-links.tsx';

/** The address of this page, with another `?page=`. */
export const usePageAddress = () => {
  const here = useLocation();
  return (wanted: number): string => pageAddress(here, wanted);
};

/** The numbered pages of the list that this page shows. */
export const Pages = ({ page, lastPage }: { page: number; lastPage: number }) => (
  <PageLinks page={page} lastPage={lastPage} addressOf={usePageAddress()} />
);
