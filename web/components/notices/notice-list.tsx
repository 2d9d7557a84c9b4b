import { Form, useNavigation } from 'react-router';
import type { Notice } from '#contract/subscriptions/notice.ts';
import { ProductEntry } from '#web/components/account/product-entry.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const NoticeItem = ({ notice: { id, kind, product, variant } }: { notice: Notice }) => {
  const { t, paths } = useTranslation();
  const { formData } = useNavigation();
  return (
    <ProductEntry
      product={product}
      detail={
        <>
          {variant && `${isolateText(variant)} · `}
          {t(kind === 'price' ? 'notice.price' : 'notice.stock')}
        </>
      }
      action={
        <Form method="post" action={paths.notices()}>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="end"
            variant="secondary"
            size="sm"
            aria-label={t('notice.endOf', { title: isolateText(product.title) })}
            busy={formData?.get('id') === id}
          >
            {t('notice.end')}
          </Button>
        </Form>
      }
    />
  );
};

type Props = {
  notices: readonly Notice[];
  /** Whether the list is all that the page shows. */
  isAlone: boolean;
};

/** What the shopper is waiting for. */
export const NoticeList = ({ notices, isAlone }: Props) => {
  const { t } = useTranslation();
  if (notices.length === 0)
    return isAlone ? (
      <EmptyState icon="mail" title={t('notice.none')} text={t('notice.noneText')} />
    ) : null;
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting" className="text-xl font-semibold">
        {t('notice.waiting')}
      </h2>
      <ul className="grid gap-4">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
};
