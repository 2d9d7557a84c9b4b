import { Form, useNavigation } from 'react-router';
import type { Notice } from '#contract/subscriptions/notice.ts';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const NoticeItem = ({ notice: { id, kind, product, variant } }: { notice: Notice }) => {
  const { t, paths } = useTranslation();
  const { formData } = useNavigation();
  return (
    <li className="flex flex-wrap items-center gap-4 py-4">
      <Thumbnail image={product.image} />
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <Link to={paths.product(product)} className="font-medium wrap-anywhere hover:underline">
          {product.title}
        </Link>
        <p className="text-sm text-soft">
          {variant && `${isolateText(variant)} · `}
          {t(kind === 'price' ? 'notice.price' : 'notice.stock')}
        </p>
      </div>
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
    </li>
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
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-2 text-xl font-semibold">
        {t('notice.waiting')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
};
