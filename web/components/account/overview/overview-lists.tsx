import { AddressInLine } from '#web/components/checkout/address/address-lines.tsx';
import { useVoucherWords } from '#web/components/account/vouchers/voucher-words.ts';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import { writeShortDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Overview } from './load-overview.server.ts';
import { OverviewCard } from './overview-card.tsx';

const Voucher = ({ voucher }: { voucher: Overview['vouchers'][number] }) => {
  const { t, language } = useTranslation();
  const { heading, words } = useVoucherWords(voucher);
  const { code, validity } = voucher;
  return (
    <li className="grid content-between justify-items-start gap-3 rounded-lg border border-dashed border-edge p-4">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{heading}</bdi>
        </p>
        <p className="text-sm text-soft">
          {words && (
            <>
              <bdi>{words}</bdi>
              <br />
            </>
          )}
          {t('product.voucherUntil', { date: writeShortDate(validity, language) })}
        </p>
      </div>
      <code dir="ltr" className="rounded-sm bg-surface px-2 py-1 text-sm font-semibold select-all">
        {code}
      </code>
    </li>
  );
};

export const Vouchers = ({ vouchers }: Pick<Overview, 'vouchers'>) => {
  const { t, paths } = useTranslation();
  return (
    <OverviewCard
      title={t('overviewPage.vouchers')}
      to={paths.vouchers()}
      more={t('layout.seeAll')}
    >
      {vouchers.length === 0 ? (
        <p className="text-soft">{t('overviewPage.noVoucher')}</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
          {vouchers.map((voucher) => (
            <Voucher key={voucher.id} voucher={voucher} />
          ))}
        </ul>
      )}
    </OverviewCard>
  );
};

export const Wishes = ({ wishes: { shown, more } }: Pick<Overview, 'wishes'>) => {
  const { t, paths } = useTranslation();
  return (
    <OverviewCard
      title={t('overviewPage.wishlist')}
      to={shown.length === 0 ? paths.home() : paths.wishlist()}
      more={t(shown.length === 0 ? 'accountMenu.discover' : 'layout.seeAll')}
    >
      {shown.length === 0 ? (
        <p className="text-soft">{t('overviewPage.noWish')}</p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {shown.map((product) => (
            <li key={product.id}>
              <Link to={paths.product(product)} aria-label={product.title} title={product.title}>
                <Thumbnail image={product.image} className="size-16 bg-surface" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="text-sm text-soft">{t('overviewPage.moreWishes', { count: more })}</p>
      )}
    </OverviewCard>
  );
};

export const DefaultAddress = ({ address: listed }: Pick<Overview, 'address'>) => {
  const { t, paths } = useTranslation();
  return (
    <OverviewCard
      title={t('overviewPage.address')}
      to={listed ? paths.addresses() : withQuery(paths.addresses(), { add: '1' })}
      more={t(listed ? 'overviewPage.manage' : 'overviewPage.addAddress')}
    >
      {listed ? (
        <AddressInLine {...listed} />
      ) : (
        <p className="text-soft">{t('overviewPage.noAddress')}</p>
      )}
    </OverviewCard>
  );
};
