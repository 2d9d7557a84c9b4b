import type { MessageKey } from '#i18n/translate.ts';

/** The name of the page that a route will be one day; routes.ts gives such routes their ids. */
export const comingSoonTitle = (routeId = '') =>
  `comingSoon.titles.${routeId.replace('routes/', '')}` as MessageKey;
