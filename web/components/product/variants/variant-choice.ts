import type { Attribute, Inventory } from '#contract/catalogue/product.ts';
import { FIELD, fieldOf } from './attribute-field.ts';

/** What the shopper has picked so far: attribute id -> value id. */
export type Choice = Readonly<Record<string, string>>;

/** How a value stands beside the rest of the choice. */
export type ValueState = 'available' | 'sold_out' | 'impossible';

/** The choice that a form or a query carries in its `attribute_<id>` fields. */
export const choiceFromForm = (form: FormData | URLSearchParams): Choice => {
  const choice: Record<string, string> = {};
  for (const [name, value] of form) {
    if (name.startsWith(FIELD) && typeof value === 'string') {
      choice[name.slice(FIELD.length)] = value;
    }
  }
  return choice;
};

/** What the page's boxes say, whoever has read them. */
export const chosenBoxes = (): Choice => {
  const box = document.querySelector<HTMLInputElement>(`input[name^="${FIELD}"]`);
  return box?.form ? choiceFromForm(new FormData(box.form)) : {};
};

/** The values that make a variant. */
export const choiceOf = (variant: Inventory): Choice =>
  Object.fromEntries(
    variant.inventory_attributes.map(({ attribute_id, value_id }) => [attribute_id, value_id]),
  );

const fits = (variant: Inventory, choice: Choice): boolean => {
  const made = choiceOf(variant);
  return Object.entries(choice).every(([attribute, value]) => made[attribute] === value);
};

/** The one variant of a complete choice; undefined while a value is missing or nothing fits. */
export const findVariant = (
  inventory: readonly Inventory[],
  attributes: readonly Attribute[],
  choice: Choice,
): Inventory | undefined => {
  const own = Object.fromEntries(attributes.map(({ id }) => [id, choice[id]]));
  const complete = Object.values(own).every(Boolean);
  return complete ? inventory.find((variant) => fits(variant, own as Choice)) : undefined;
};

/** Whether there is a variant of everything that is chosen so far, sold out or not. */
export const isMade = (inventory: readonly Inventory[], choice: Choice): boolean =>
  inventory.some((variant) => fits(variant, choice));

/**
 * The picture of a variant that has all that is chosen, else of one in the chosen colour; null while the
 * shopper has not chosen anything, or not the colour of what comes in colours.
 */
export const findPicture = (
  { inventory, attributes }: { inventory: readonly Inventory[]; attributes: readonly Attribute[] },
  choice: Choice,
): string | null => {
  const coloured = attributes.find(({ values }) => values.some(({ color }) => color));
  // A size says nothing of the colour that is wanted.
  const telling = coloured ? [coloured] : attributes;
  if (!telling.some(({ id, values }) => values[1] && choice[id])) return null;
  const colour = coloured && choice[coloured.id];
  const shown =
    inventory.find((variant) => fits(variant, choice)) ??
    (colour && inventory.find((variant) => fits(variant, { [coloured.id]: colour })));
  return (shown && shown.image) || null;
};

/** Whether a value can be bought together with what is chosen of the other attributes. */
export const stateOfValue = (
  inventory: readonly Inventory[],
  choice: Choice,
  attributeId: string,
  valueId: string,
): ValueState => {
  const fitting = inventory.filter((variant) =>
    fits(variant, { ...choice, [attributeId]: valueId }),
  );
  if (fitting.length === 0) return 'impossible';
  return fitting.some(({ quantity }) => quantity > 0) ? 'available' : 'sold_out';
};

/** The same for a value that may be chosen: where the choice is no variant, the value chosen last is at fault. */
export const stateOfPick = (
  { inventory, attributes }: { inventory: readonly Inventory[]; attributes: readonly Attribute[] },
  choice: Choice,
  attributeId: string,
  valueId: string,
): ValueState => {
  const last = attributes.findLast(({ id }) => choice[id]);
  const isEarlier = choice[attributeId] === valueId && last?.id !== attributeId;
  return stateOfValue(inventory, isEarlier ? {} : choice, attributeId, valueId);
};

type Pictured = {
  image: string | null;
  inventory: readonly Inventory[];
  attributes: readonly Attribute[];
};

/** The colour that the page's first picture shows: where it is a single one, and can be bought. */
const picturedColour = ({ image, inventory, attributes }: Pictured): Choice => {
  const coloured = attributes.find(({ values }) => values.some(({ color }) => color));
  if (!coloured) return {};
  const shown = inventory.filter((variant) => variant.image === image);
  const [colour, other] = new Set(shown.map((variant) => choiceOf(variant)[coloured.id]));
  const isClear = colour && !other && shown.some(({ quantity }) => quantity > 0);
  return isClear ? { [coloured.id]: colour } : {};
};

/** The choice that the shopper need not make: the colour in the picture, and attributes with a single value. */
export const givenChoice = (product: Pictured): Choice => ({
  ...picturedColour(product),
  ...Object.fromEntries(
    product.attributes.flatMap(({ id, values }) =>
      values.length === 1 && values[0] ? [[id, values[0].id]] : [],
    ),
  ),
});

/** The choice without what the product does not have: an address may say anything. */
export const knownChoice = (attributes: readonly Attribute[], choice: Choice): Choice =>
  Object.fromEntries(
    attributes.flatMap(({ id, values }) => {
      const value = values.find((one) => one.id === choice[id]);
      return value ? [[id, value.id]] : [];
    }),
  );

/** The address with this variant instead of another choice; what it says of reviews stays. */
export const withVariant = (query: URLSearchParams, id: string | undefined): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const name of Object.keys(choiceFromForm(query))) next.delete(fieldOf(name));
  if (id === undefined) next.delete('variant');
  else next.set('variant', id);
  return next;
};
