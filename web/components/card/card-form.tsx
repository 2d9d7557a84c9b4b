import type { PressedPage } from '#web/components/frame/static-presses.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** The form that the buttons of all cards send, and what else saves a product, where no script runs. */
export const CARD_FORM = 'card-form';

/** Puts what a button of the form names into the cart, without leaving the page. */
export const pressAdd = async (
  button: HTMLButtonElement,
  { addToCart, inTurn }: PressedPage,
): Promise<void> => {
  const { form } = button;
  if (!form) return;
  button.ariaBusy = 'true';
  button.ariaDisabled = 'true';
  await inTurn(() =>
    addToCart(form, button).finally(() => {
      button.ariaBusy = null;
      button.ariaDisabled = null;
    }),
  );
};

/**
 * One form for all cards of a page, which are not hydrated: into the cart, or onto a list by the address of
 * the button. `StaticPresses` answers its buttons by their `data-press`.
 */
export const CardForm = () => {
  const { paths } = useTranslation();
  return (
    <form id={CARD_FORM} method="post" action={paths.cart()} hidden>
      <input type="hidden" name="intent" value="add" />
    </form>
  );
};
