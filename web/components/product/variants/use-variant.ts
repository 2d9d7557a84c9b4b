import type { Inventory, ProductDetail } from '#contract/catalogue/product.ts';
import { afterPaint } from '#web/lib/browser/after-paint.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  choiceFromForm,
  choiceOf,
  chosenBoxes,
  findPicture,
  findVariant,
  givenChoice,
  knownChoice,
  withVariant,
  type Choice,
} from './variant-choice.ts';

type Parts = Pick<ProductDetail, 'image' | 'inventory' | 'attributes'>;

/** The choice that the address carries: `?variant=`, or the fields of a form without script. */
const choiceFromQuery = (product: Parts, query: URLSearchParams): Choice => {
  const named = product.inventory.find(({ id }) => id === query.get('variant'));
  if (named) return choiceOf(named);
  return { ...givenChoice(product), ...knownChoice(product.attributes, choiceFromForm(query)) };
};

/** The variant in the address, else the one of what need not be chosen. */
export const useVariant = (
  product: Parts,
): {
  choice: Choice;
  variant: Inventory | undefined;
  /** The picture of what is chosen, also where a value is missing yet; null where nothing is chosen. */
  picture: string | null;
  onChoose: (values: Choice) => void;
} => {
  const { inventory, attributes } = product;
  const [query, setQuery] = useSearchParams();
  const [choice, setChoice] = useState(() => choiceFromQuery(product, query));
  const take = (next: Choice) => {
    setChoice(next);
    const variant = findVariant(inventory, attributes, next);
    const address = withVariant(query, variant?.id);
    afterPaint(() => setQuery(address, { replace: true, preventScrollReset: true }));
  };

  // What was chosen before the scripts were loaded is only in the form fields.
  const adopt = useEffectEvent(() => {
    const missed = Object.entries(chosenBoxes()).filter(([id, value]) => choice[id] !== value);
    if (missed.length > 0) take({ ...choice, ...Object.fromEntries(missed) });
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the browser has restored it before React was there
  useEffect(() => adopt(), []);

  return {
    choice,
    variant: findVariant(inventory, attributes, choice),
    picture: findPicture(product, choice),
    onChoose: (values) => take({ ...choice, ...values }),
  };
};
