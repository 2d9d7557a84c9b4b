import { Suspense, useCallback, useState } from 'react';
import type { Inventory } from '#contract/catalogue/product.ts';
import type { HydratedProduct } from '#web/components/product/shown-product.ts';
import { isMade, type Choice } from '#web/components/product/variants/variant-choice.ts';
import { VariantPicker } from '#web/components/product/variants/variant-picker.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { Quantity } from '#web/ui/quantity.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { IntentButton } from './intent-button.tsx';
import type { BuyBarProps } from './buy-bar.tsx';
import type { NearestVariantProps } from './nearest-variant-link.tsx';
import { StockNote } from './stock-note.tsx';
import { useCart } from './use-cart.ts';

/** Fetched once the buttons have left the screen; without it the page is as it was. */
const BuyBar = lazyPart<BuyBarProps>(() => import('./buy-bar.tsx'), Nothing);

/** Fetched once what is chosen is not made; without it the other values can be chosen by themselves. */
const NearestVariantLink = lazyPart<NearestVariantProps>(
  () => import('./nearest-variant-link.tsx'),
  Nothing,
);

/** There is one per page. */
const ID = 'buy';
/** More than anybody orders: the cart's own limit. */
const NO_LIMIT = 10_000;

/** Whether the page was scrolled past the element that is watched; that may come and go. */
const usePassed = () => {
  const [passed, setPassed] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    // What is still below the screen counts as seen, so that a jump from above it to below it is told as well.
    const observer = new IntersectionObserver(
      ([entry]) => setPassed(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { passed, watch };
};

/** Asks for what is missing: by its name where it is one thing. */
const useRequest = ([attribute = '', other]: readonly string[]): string => {
  const { t, language } = useTranslation();
  // Inside of a sentence; what is short for something keeps its capitals.
  const named = attribute.replace(/^.(?=\p{Ll})/u, (letter) =>
    letter.toLocaleLowerCase(language.locale),
  );
  return other ? t('product.selectAttributes') : t('product.chooseAttribute', { attribute: named });
};

type Props = {
  product: HydratedProduct;
  choice: Choice;
  variant: Inventory | undefined;
  /** Of what is chosen, else of all, nothing is left. */
  soldOut: boolean;
  onChoose: (values: Choice) => void;
};

/** Choose, say how many, and put it into the cart or go straight to the order. */
export const BuyForm = ({ product, choice, variant, soldOut, onChoose }: Props) => {
  const { t, paths } = useTranslation();
  const { send, pending } = useCart();
  const [wanted, setWanted] = useState(1);
  const [incomplete, setIncomplete] = useState(false);
  const { passed, watch } = usePassed();

  const most = Math.min(variant?.quantity ?? NO_LIMIT, product.max_per_order ?? NO_LIMIT);
  const made = isMade(product.inventory, choice);
  const buyable = made && !soldOut;
  const choosing = product.attributes.length > 0;
  const missing = product.attributes.filter(({ id }) => !choice[id]).map(({ title }) => title);
  const request = useRequest(missing);

  return (
    <form
      id={ID}
      method="post"
      action={paths.cart()}
      onSubmit={(event) => send(event, variant ? { inventory_id: variant.id } : {})}
      onInvalidCapture={(event) => {
        event.preventDefault();
        setIncomplete(true);
        // The buy bar is far from the missing choice, so the page scrolls to it.
        event.currentTarget
          .querySelector<HTMLElement>('.pick:not(.pick-missing) :invalid')
          ?.focus();
      }}
      data-incomplete={incomplete || undefined}
      className="grid gap-5"
    >
      {/* Enter presses a form's first button, which must not be the one for those without scripts. */}
      {buyable && <button type="submit" name="intent" value="add" hidden />}
      <input type="hidden" name="product_id" value={product.id} />
      {!choosing && <input type="hidden" name="inventory_id" value={variant?.id ?? ''} />}
      <VariantPicker
        attributes={product.attributes}
        inventory={product.inventory}
        choice={choice}
        guide={product.size_guide}
        onChoose={(values) => {
          setIncomplete(false);
          onChoose(values);
        }}
      />
      {choosing && (
        <button
          type="submit"
          formMethod="get"
          formAction={paths.product(product)}
          formNoValidate
          className="hidden justify-self-start text-sm text-primary underline noscript:block"
        >
          {t('product.showChoice')}
        </button>
      )}
      {missing[0] && made && !soldOut ? (
        <p
          // Another one, so that it is read out.
          key={String(incomplete)}
          role={incomplete ? 'alert' : undefined}
          className={cx('text-sm', incomplete ? 'font-medium text-danger' : 'text-soft')}
        >
          {request}
        </p>
      ) : (
        <StockNote
          made={made}
          soldOut={soldOut}
          quantity={variant?.quantity ?? null}
          chosen={product.attributes.map(({ id, title, values }) => ({
            title,
            value: values.find((one) => one.id === choice[id])?.title,
          }))}
        />
      )}
      {made && soldOut && (
        <Link
          to={paths.notices({ product: product.id, variant: variant?.id })}
          className={buttonClass({ size: 'lg' })}
        >
          {t('product.tellMe')}
        </Link>
      )}
      {(buyable || !made) && (
        <div ref={watch} className="flex flex-wrap items-center gap-3">
          <Quantity
            name="quantity"
            value={wanted}
            max={Math.max(1, most)}
            disabled={!made}
            labels={{
              quantity: t('product.quantity'),
              less: t('product.less'),
              more: t('product.more'),
            }}
            onChange={setWanted}
          />
          <IntentButton intent="add" size="lg" disabled={!made} pending={pending} />
          {made ? (
            <IntentButton intent="buy-now" size="lg" variant="secondary" pending={pending} />
          ) : (
            <Suspense fallback={<Skeleton className="h-13 basis-full" />}>
              <NearestVariantLink product={product} choice={choice} onChoose={onChoose} />
            </Suspense>
          )}
        </div>
      )}
      {buyable && passed && (
        <Suspense>
          <BuyBar
            form={ID}
            price={variant?.price ?? product.current}
            pending={pending}
            request={missing[1] ? t('card.chooseOptions') : missing[0] && request}
          />
        </Suspense>
      )}
    </form>
  );
};
