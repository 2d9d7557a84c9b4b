import type { ReactNode } from 'react';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { useMoneyText } from '#web/components/product/price.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { writeMoment } from '#web/lib/texts/dates.ts';
import { isolate, isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { WhatToDo } from './what-to-do.ts';

type ItemProps = { picture: ReactNode; text: string; detail?: string; children: ReactNode };

const Item = ({ picture, text, detail, children }: ItemProps) => (
  <li className="flex items-center gap-4 py-3 last:pb-0">
    {picture}
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-40">
        <p className="font-medium wrap-anywhere">{text}</p>
        {detail && <p className="text-sm text-soft">{detail}</p>}
      </div>
      {children}
    </div>
  </li>
);

/** What waits for the shopper: orders to pay, things to review. Nothing where there is none. */
export const ToDo = ({ pay, review }: WhatToDo) => {
  const { t, paths, language } = useTranslation();
  const money = useMoneyText();
  if (pay.length + review.length === 0) return null;
  return (
    <section aria-labelledby="to-do" className="grid gap-3 rounded-lg bg-surface p-5 sm:p-6">
      <h2 id="to-do" className="text-lg font-semibold">
        {t('overviewPage.toDo')}
      </h2>
      <ul className="divide-y divide-line">
        {pay.map(({ id, number, amount, until }) => (
          <Item
            key={id}
            picture={
              <span className="grid size-14 shrink-0 place-items-center rounded-md bg-warning-wash text-warning">
                <Icon name="credit-card" />
              </span>
            }
            text={t('overviewPage.payOrder', { number: isolate(number) })}
            detail={t('overviewPage.payBy', {
              amount: money(amount),
              time: writeMoment(until, language),
            })}
          >
            <Link to={paths.orderPayment(id)} className={buttonClass({ size: 'sm' })}>
              {t('orderPage.payNow')}
            </Link>
          </Item>
        ))}
        {review.map(({ line_id: line, product: { title, image } }) => (
          <Item
            key={line}
            picture={<Thumbnail image={image} />}
            text={t('overviewPage.reviewOf', { title: isolateText(title) })}
          >
            <Link
              to={paths.review(line)}
              aria-label={`${t('orderPage.review')}: ${title}`}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              <Icon name="star" className="size-4" />
              {t('orderPage.review')}
            </Link>
          </Item>
        ))}
      </ul>
    </section>
  );
};
