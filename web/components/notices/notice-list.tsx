import { Form, useNavigation } from 'react-router';
import type { Notice } from '#contract/subscriptions/notice.ts';
import { ProductName } from '#web/components/account/product-entry.tsx';
import { LazyPopularProducts } from '#web/components/product/late-products.tsx';
import { ProductPrice } from '#web/components/product/price.tsx';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { writeDate } from '#web/lib/texts/dates.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Amount } from '#web/ui/price.tsx';

type ItemProps = { notice: Notice };

/** What has happened with the price it has now; or else what is waited for. */
const Standing = ({
  notice: { kind, state, price, price_before: before, ...notice },
}: ItemProps) => {
  const { t } = useTranslation();
  const money = useMoney();
  if (state === 'waiting')
    return (
      <>
        {notice.in_stock ? <Amount>{money(price)}</Amount> : t('notice.soldOut')}
        {' · '}
        {t(kind === 'price' ? 'notice.price' : 'notice.stock')}
      </>
    );
  const reduction = before === null ? null : Math.floor((100 * (before - price)) / before);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
      <ProductPrice current={price} previous={before} reduction={reduction} />
      <Badge tone="success">{t(state === 'back' ? 'notice.back' : 'notice.cheaper')}</Badge>
    </span>
  );
};

const EndForm = ({ notice: { id, product } }: ItemProps) => {
  const { t, paths } = useTranslation();
  const { formData } = useNavigation();
  return (
    <Form method="post" action={paths.notices()}>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="end"
        variant="quiet"
        size="sm"
        aria-label={t('notice.endOf', { title: isolateText(product.title) })}
        busy={formData?.get('id') === id}
      >
        {t('notice.end')}
      </Button>
    </Form>
  );
};

const NoticeItem = ({ notice }: ItemProps) => {
  const { t, paths } = useTranslation();
  const { product, variant, state } = notice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 p-4 sm:px-6">
      <ProductName
        product={product}
        picture="size-20 bg-surface"
        detail={
          <>
            {variant && <bdi className="block">{variant}</bdi>}
            <Standing notice={notice} />
          </>
        }
      />
      <div className="flex flex-wrap items-center gap-2">
        {/* What is back has ended by that. */}
        {state !== 'back' && <EndForm notice={notice} />}
        <Link
          to={paths.product(product)}
          aria-label={`${t('accountMenu.seeProduct')}: ${product.title}`}
          className={buttonClass({
            variant: state === 'waiting' ? 'secondary' : 'primary',
            size: 'sm',
          })}
        >
          {t('accountMenu.seeProduct')}
        </Link>
      </div>
    </li>
  );
};

type ItemsProps = { notices: readonly Notice[] };

const NoticeItems = ({ notices }: ItemsProps) => (
  <ul className="divide-y divide-line rounded-lg border border-line">
    {notices.map((notice) => (
      <NoticeItem key={notice.id} notice={notice} />
    ))}
  </ul>
);

/** What is waited for, by the day since when. */
const WaitedByDay = ({ notices }: ItemsProps) => {
  const { t, language } = useTranslation();
  const days = Map.groupBy(notices, ({ date }) => writeDate(date, language));
  return [...days].map(([date, ofDay]) => (
    <div key={date} className="grid gap-2">
      <h3 className="text-sm text-soft">{t('notice.since', { date })}</h3>
      <NoticeItems notices={ofDay} />
    </div>
  ));
};

const NoNotice = () => {
  const { t, paths } = useTranslation();
  return (
    <>
      <EmptyState compact icon="mail" title={t('notice.none')} text={t('notice.noneText')}>
        <Link to={paths.home()} className={buttonClass()}>
          {t('accountMenu.discover')}
        </Link>
      </EmptyState>
      <LazyPopularProducts />
    </>
  );
};

type Props = ItemsProps & {
  /** Whether the list is all that the page shows. */
  isAlone: boolean;
};

/** What has happened of what the shopper was waiting for, and what they wait for still. */
export const NoticeList = ({ notices, isAlone }: Props) => {
  const { t } = useTranslation();
  if (notices.length === 0) return isAlone ? <NoNotice /> : null;
  const waiting = notices.filter(({ state }) => state === 'waiting');
  const news = notices.filter(({ state }) => state !== 'waiting');
  return (
    <>
      {news.length > 0 && (
        <section aria-labelledby="news" className="grid gap-4">
          <h2 id="news" className="text-xl font-semibold">
            {t('notice.news')}
          </h2>
          <NoticeItems notices={news} />
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className="grid gap-4">
          <h2 id="waiting" className="text-xl font-semibold">
            {t('notice.waiting')}
          </h2>
          <WaitedByDay notices={waiting} />
        </section>
      )}
    </>
  );
};
