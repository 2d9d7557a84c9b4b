import type { CommonData, PaymentLink } from '#contract/shop/common.ts';
import { getCommon } from '#contract/shop/common.ts';
import { getSettings } from '#db/settings.ts';
import type { Settings } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import { defaultLanguage, languages, type LanguageCode } from '#i18n/languages.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { listMethodNames } from '#api/payments/method-names.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { listLinks } from './link-lists.ts';
import { listMenuCategories } from './menu-categories.ts';
import { findSiteBanners } from './site-banners.ts';

type FromSettings = Pick<
  CommonData,
  'default_image' | 'img_src_url' | 'thumb_prefix' | 'setting' | 'site_setting' | 'location'
>;

const fromSettings = (settings: Settings, language: LanguageCode): FromSettings => ({
  default_image: settings.default_image,
  img_src_url: settings.img_src_url,
  thumb_prefix: settings.thumb_prefix,
  setting: {
    currency: settings.currency,
    currency_icon: settings.currency_icon,
    currency_position: settings.currency_position,
    phone: settings.phone,
    email: settings.email,
    address: settings.address,
    tax_number: settings.tax_number,
    answer_hours: settings.answer_hours,
    guest_checkout: settings.guest_checkout,
    prescription: settings.prescription,
  },
  site_setting: {
    header_logo: settings.header_logo,
    site_name: inLanguage(settings.site_name, language),
    copyright_text: inLanguage(settings.copyright_text, language),
    primary_color: settings.primary_color,
    primary_hover_color: settings.primary_hover_color,
  },
  location: { country: settings.default_country, region: settings.default_region },
});

const knownLanguages = (): CommonData['languages'] =>
  Object.fromEntries(
    Object.values(languages).map(({ code, name, direction, locale, domain, file }) => [
      code,
      {
        code,
        name,
        predefined: code === defaultLanguage,
        direction,
        dir: direction,
        // Without what `Intl` is told besides.
        iso: locale.replace(/-u-.*$/, ''),
        ...(domain && { domain }),
        ...(file && { file }),
      },
    ]),
  );

/** A name without an address. */
const asMark = (named: ReturnType<typeof listMethodNames>[number]): PaymentLink => ({
  ...named,
  link: '',
  image: null,
  slug: null,
});

export const commonRoutes: Routes<{ payments: readonly PaymentProvider[] }> = (app, deps) => {
  implement(
    app,
    deps,
    getCommon,
    async ({ db, language, t }) => {
      const [settings, categories, links, banners] = await Promise.all([
        getSettings(db),
        listMenuCategories(db, language),
        listLinks(db, language),
        findSiteBanners(db, language),
      ]);
      const { currency } = settings;
      const marks = links('payment');
      return ok({
        ...fromSettings(settings, language),
        languages: knownLanguages(),
        default_language: defaultLanguage,
        categories,
        about: links('about'),
        services: links('services'),
        // The owner's own list, or what the shop takes.
        payment:
          marks.length > 0
            ? marks
            : listMethodNames(deps.payments, { currency, t, language }).map(asMark),
        social: links('social'),
        header_links: { left: links('header_left'), right: links('header_right') },
        ...banners,
      });
    },
    // Changes are announced; this is for what nobody announces.
    { cachedForMs: 10_000 },
  );
};
