import { Form, useLocation } from 'react-router';
import type { ShownCard } from '#web/components/card/shown-card.ts';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { ProductPrice } from '#web/components/product/price.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ChangeButton } from './change-button.tsx';

const Offered = ({ card }: { card: ShownCard }) => {
  const { paths } = useTranslation();
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-lg border border-line p-3">
      <Thumbnail image={card.image} />
      <div className="grid min-w-[min(7rem,100%)] grow basis-0 gap-0.5 text-sm wrap-anywhere">
        <Link to={paths.product(card)} className="underline-offset-2 hover:underline">
          {card.title}
        </Link>
        <ProductPrice current={card.current} previous={card.previous} reduction={card.reduction} />
      </div>
      <ChangeButton product={card} intent="add" />
    </li>
  );
};

type Props = {
  /** How many are compared, and how many can be. */
  count: number;
  most: number;
  offered: readonly ShownCard[];
  /** What was looked for. */
  q: string | null;
};

/** A search for another product, and what is like those that are compared; nothing where there is no room. */
export const AddProducts = ({ count, most, offered, q }: Props) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const only = new URLSearchParams(search).get('only');
  if (count >= most)
    return <p className="text-sm text-soft print:hidden">{t('compare.isFull', { count })}</p>;
  return (
    <section aria-labelledby="add" className="grid gap-4 print:hidden">
      <h2 id="add" className="text-xl font-semibold">
        {t('compare.add')}
      </h2>
      <Form
        method="get"
        action={pathname}
        role="search"
        preventScrollReset
        className="flex max-w-xl flex-wrap items-end gap-3"
      >
        {only && <input type="hidden" name="only" value={only} />}
        <TextField
          key={q}
          label={t('compare.search')}
          name="q"
          type="search"
          maxLength={200}
          defaultValue={q ?? ''}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          {t('compare.searchButton')}
        </Button>
      </Form>
      {q && offered.length === 0 && <p role="status">{t('compare.nothingFor', { text: q })}</p>}
      {offered.length > 0 && (
        <>
          <h3 className="text-sm font-medium">
            {q ? t('compare.foundFor', { text: q }) : t('compare.similar')}
          </h3>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {offered.map((card) => (
              <Offered key={card.id} card={card} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
