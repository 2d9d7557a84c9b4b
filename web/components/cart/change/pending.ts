import type { CartData, CartLine } from '#contract/cart/cart.ts';
import { SELECTED } from '#contract/codes.ts';
import { useFetchers, useNavigation } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** The cart forms that are on their way to the server. */
const usePendingForms = (): FormData[] => {
  const { paths } = useTranslation();
  const navigation = useNavigation();
  return [...useFetchers(), navigation].flatMap(({ state, formAction, formData }) =>
    state !== 'idle' && formData && formAction === paths.cart() ? [formData] : [],
  );
};

const isLeaving = (form: FormData): boolean =>
  form.get('intent') === 'remove' || form.get('intent') === 'save';

/** Whether the sums on the page may be old: something about the cart is on its way. */
export const useCartPending = (): boolean => usePendingForms().length > 0;

/** The units in the cart as they will be, a changed quantity taken in; only a count, never money. */
export const useExpectedCount = (cart: CartData): number => {
  const forms = usePendingForms();
  const sum = cart.cartProducts.reduce((count, line) => {
    const mine = forms.filter((form) => form.getAll('line_id').includes(line.id));
    if (mine.some(isLeaving)) return count;
    const changed = mine.find((form) => form.get('intent') === 'quantity')?.get('quantity');
    return count + (changed ? Number(changed) : line.quantity);
  }, 0);
  return forms.length > 0 ? sum : cart.cartCount;
};

/** Whether each line is checked, as it will be once the presses on their way have arrived. */
export const useExpectedSelection = (): ((line: CartLine) => boolean) => {
  const forms = usePendingForms();
  return (line) => {
    const last = forms
      .filter((form) => form.has('selected') && form.getAll('line_id').includes(line.id))
      .at(-1);
    return last
      ? last.get('selected') === String(SELECTED.checked)
      : line.selected === SELECTED.checked;
  };
};

/** The lines that are being removed or saved for later: they leave the cart at once. */
export const useLeavingLines = (): ReadonlySet<string> =>
  new Set(
    usePendingForms()
      .filter(isLeaving)
      .flatMap((form) => form.getAll('line_id').map(String)),
  );
