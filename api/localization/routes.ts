import { getLocalization } from '#contract/shop/localization.ts';
import { listCountriesAndPhones } from '#contract/addresses/country.ts';
import { isLanguageCode } from '#i18n/languages.ts';
import { allMessages } from '#i18n/messages.ts';
import type { Routes } from '#api/deps.ts';
import { LONG } from '#api/http/caching/cache.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { countriesAndPhones } from './countries.ts';

export const localizationRoutes: Routes = (app, deps) => {
  const caching = { caching: LONG };

  implement(
    app,
    deps,
    getLocalization,
    async ({ query, language }) => {
      const code = isLanguageCode(query.locale_code) ? query.locale_code : language;
      return ok({ locale_code: code, messages: allMessages[code] });
    },
    caching,
  );

  implement(
    app,
    deps,
    listCountriesAndPhones,
    async ({ language }) => ok(countriesAndPhones(language)),
    caching,
  );
};
