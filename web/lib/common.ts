import type { CommonData } from '#contract/common.ts';
import { useRouteLoaderData } from 'react-router';

/** What every page shares; undefined only where even that could not be loaded. */
export const useFindCommon = (): CommonData | undefined =>
  useRouteLoaderData<{ common: CommonData }>('routes/language')?.common;

/** What every page shares: settings, categories, links, banners. */
export const useCommon = (): CommonData => {
  const common = useFindCommon();
  if (!common) throw new Error('useCommon stands outside routes/language');
  return common;
};
