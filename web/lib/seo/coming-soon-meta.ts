import type { MessageKey } from '#i18n/translate.ts';
import type { MetaArgs } from 'react-router';
import { metaTranslate, pageMeta } from './meta.ts';

/** The name of the page that a route will be one day: routes are called as their pages are. */
export const comingSoonTitle = (routeId = '') => `comingSoon.titles.${routeId}` as MessageKey;

/** Its title, and that search engines may wait too. */
export const comingSoonMeta = ({ matches, location }: Pick<MetaArgs, 'matches' | 'location'>) =>
  pageMeta({
    matches,
    location,
    title: metaTranslate(matches, location)(comingSoonTitle(matches.at(-1)?.id)),
    noindex: true,
  });
