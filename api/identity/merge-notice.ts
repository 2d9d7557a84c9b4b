import type { Trx } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { FittedLine } from '#api/cart/fit-merged-lines.ts';

/** Beyond so many, products of which fewer came along are not named. */
const MOST_NAMED = 3;

type Changes = {
  fitted: readonly FittedLine[];
  /** How many orders were found. */
  orders: number;
};

const isReduced = ({ line, units, isAside }: FittedLine): boolean =>
  units < line.quantity && !isAside;

const nameReduced = async (
  trx: Trx,
  reduced: readonly FittedLine[],
  language: LanguageCode,
): Promise<string[]> => {
  const named = reduced.slice(0, MOST_NAMED);
  if (named.length === 0) return [];
  const ids = named.map(({ line }) => line.productId);
  const products = await trx
    .selectFrom('product')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute();
  const t = translator(language);
  return named.flatMap(({ line, units, into, reason }) => {
    const product = products.find(({ id }) => id === line.productId);
    if (!product || !reason) return [];
    const held = into?.quantity ?? 0;
    const values = {
      title: inLanguage(product.title, language),
      has: held + units,
      wanted: held + line.quantity,
    };
    return [`${t('merged.reduced', values)} ${t(reason)}`];
  });
};

/** What signing in has changed, in one text; null where nothing has. */
export const noticeOf = async (
  trx: Trx,
  { fitted, orders }: Changes,
  language: LanguageCode,
): Promise<string | null> => {
  const t = translator(language);
  const came = fitted.filter(({ units }) => units > 0).length;
  const aside = fitted.filter(({ isAside }) => isAside).length;
  const said = [
    ...(came > 0 ? [t('merged.products', { count: came })] : []),
    ...(await nameReduced(trx, fitted.filter(isReduced), language)),
    ...(aside > 0 ? [t('merged.aside', { count: aside })] : []),
    ...(orders > 0 ? [t('merged.orders', { count: orders })] : []),
  ];
  return said.length > 0 ? said.join(' ') : null;
};
