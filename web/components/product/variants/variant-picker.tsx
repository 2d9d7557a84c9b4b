import type { Attribute, Inventory } from '#contract/catalogue/product.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { SIZE_GUIDE } from '#web/components/product/size-guide-id.ts';
import { fieldOf } from './attribute-field.ts';
import { stateOfPick, type Choice, type ValueState } from './variant-choice.ts';

type ValueProps = {
  attribute: Attribute;
  value: Attribute['values'][number];
  state: ValueState;
  chosen: boolean;
  onChoose: () => void;
};

/** One value as a chip, with its colour where it is one. */
const Value = ({ attribute, value, state, chosen, onChoose }: ValueProps) => {
  const { t } = useTranslation();
  return (
    <label className={cx('pick pick-large', state !== 'available' && 'pick-missing')}>
      <input
        type="radio"
        required
        name={fieldOf(attribute.id)}
        value={value.id}
        checked={chosen}
        onChange={onChoose}
        className="sr-only"
      />
      {value.color && <i style={{ background: value.color }} />}
      <bdi>{value.title}</bdi>
      {state !== 'available' && (
        <span className="sr-only">
          {t(state === 'sold_out' ? 'product.valueSoldOut' : 'product.valueImpossible')}
        </span>
      )}
    </label>
  );
};

type Props = {
  attributes: readonly Attribute[];
  inventory: readonly Inventory[];
  choice: Choice;
  /** Which of the attributes the page has a size guide for. */
  guide: string | null;
  onChoose: (values: Choice) => void;
};

/** What has to be chosen, one radio group per attribute. */
export const VariantPicker = ({ attributes, inventory, choice, guide, onChoose }: Props) => {
  const { t } = useTranslation();
  return attributes.map((attribute) => (
    <fieldset key={attribute.id}>
      <legend className="variant-legend">
        <span>{attribute.title}</span>{' '}
        <bdi>{attribute.values.find(({ id }) => id === choice[attribute.id])?.title}</bdi>
      </legend>
      {attribute.id === guide && (
        <button
          type="button"
          popoverTarget={SIZE_GUIDE}
          className="float-end -my-1 inline-flex min-h-8 items-center text-sm text-primary underline underline-offset-4"
        >
          {t('product.sizeGuide')}
        </button>
      )}
      <div className="clear-both flex flex-wrap gap-2">
        {attribute.values.map((value) => (
          <Value
            key={value.id}
            attribute={attribute}
            value={value}
            state={stateOfPick({ inventory, attributes }, choice, attribute.id, value.id)}
            chosen={choice[attribute.id] === value.id}
            onChoose={() => onChoose({ [attribute.id]: value.id })}
          />
        ))}
      </div>
    </fieldset>
  ));
};
