import type { Hono } from 'hono';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { loadShop } from '#extend/load-shop.ts';
import type { LoadedShop } from '#extend/load-shop.ts';
import type { Shop } from '#extend/shop.ts';
import { findLowContrast } from '#extend/theme/palette.ts';
import * as customTexts from '#i18n/custom-texts.ts';
import { ConfigError, getEnvironment } from '#server/config.ts';
import { formOriginsOf, paymentsOf } from '#server/payments/payments-of.ts';
import { readPayments } from '#server/payments/read-payments.ts';
import { requireLivePayments } from '#server/payments/require-live.ts';
import type { Pages } from '#server/storefront.ts';
import { readPageTheme } from '#server/theme/page-theme.ts';
import { createThemeFiles } from '#server/theme/theme-files.ts';
import type * as Entry from '#web/entry.server.tsx';
import type { PageTheme } from '#web/lib/visit/context.server.ts';

/** What souk.config.ts adds to the shop, read and checked. */
export type CustomShop = {
  shop: Shop;
  loaded: LoadedShop;
  /** Those of the configuration and those of the environment. */
  payments: readonly PaymentProvider[];
  pageTheme: PageTheme | undefined;
  /** The theme's fonts and logo. */
  files: Hono;
  /** What the operator may want to know, a sentence each. */
  warnings: readonly string[];
  /** The pages, saying the shop's own texts. */
  inPages: (pages: Pages) => Pages;
};

type SayCustom = Pick<typeof Entry, 'nameCustomMethod' | 'putCustomTexts'>;

/** What is to be said in the shop's own words, by whoever has messages. */
const sayCustom = (
  { texts, payments = [] }: Shop,
  { nameCustomMethod, putCustomTexts }: SayCustom,
): void => {
  if (texts) putCustomTexts(texts);
  for (const { code, name } of payments) if (typeof name !== 'string') nameCustomMethod(code, name);
};

/**
 * Reads the shop's configuration and puts its texts in the place of Souk's. Throws ShopError, one
 * sentence that names the field.
 */
export const openCustomShop = async (dataDir: string): Promise<CustomShop> => {
  const loaded = await loadShop(dataDir);
  const { shop, folder } = loaded;
  const { theme } = shop;
  const files = createThemeFiles(folder);
  requireLivePayments(shop.payments, getEnvironment());
  if (shop.mail && !getEnvironment()['PUBLIC_URL'])
    throw new ConfigError(
      'mail in souk.config.ts needs PUBLIC_URL, which the links in mails begin with.',
    );
  const payments = paymentsOf(shop.payments, readPayments(getEnvironment()));
  sayCustom(shop, customTexts);
  const inPages = ({ mode, load }: Pages): Pages => ({
    mode,
    load: async () => {
      const build = await load();
      // The pages are built with messages of their own.
      const entry = build.entry.module as unknown as typeof Entry;
      sayCustom(shop, entry);
      entry.allowForms(formOriginsOf(payments));
      return build;
    },
  });
  return {
    shop,
    loaded,
    payments,
    pageTheme: theme && (await readPageTheme(theme, files)),
    files: files.app,
    warnings: theme ? findLowContrast(theme) : [],
    inPages,
  };
};
