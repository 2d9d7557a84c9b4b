import type { Trx } from '#db/client.ts';
import type { AxisName, Choice } from '#demo/products/axes.ts';
import { AXES } from '#demo/products/axes.ts';
import { getFrom, insertNumbered } from './rows.ts';

type AttributeIds = {
  attribute: (axis: AxisName) => number;
  value: (axis: AxisName, choice: string) => number;
};

/** Writes every attribute and its values once; products share them. */
export const insertAttributes = async (trx: Trx): Promise<AttributeIds> => {
  const axes = Object.entries(AXES) as [AxisName, { choices: readonly Choice[] }][];
  const ids = await insertNumbered(
    trx,
    'attribute',
    axes.map(([name], position) => ({ title: AXES[name].title, position })),
  );
  const attributes = new Map(axes.map(([name], i) => [name, ids[i] ?? 0]));
  const values = axes.flatMap(([name, { choices }]) =>
    choices.map((choice, position) => ({ name, choice, position })),
  );
  const valueIds = await insertNumbered(
    trx,
    'attribute_value',
    values.map(({ name, choice, position }) => ({
      attribute_id: getFrom(attributes, name),
      title: choice.title,
      color: choice.color ?? null,
      position,
    })),
  );
  const byChoice = new Map(
    values.map(({ name, choice }, i) => [`${name}/${choice.id}`, valueIds[i] ?? 0]),
  );
  return {
    attribute: (axis) => getFrom(attributes, axis),
    value: (axis, choice) => getFrom(byChoice, `${axis}/${choice}`),
  };
};
