import type { ProductType } from '#demo/product-types/product-type.ts';
import { nameOf } from '#demo/product-types/product-type.ts';
import type { Random } from '#demo/random.ts';
import { createRandom } from '#demo/random.ts';
import { detailsOf } from './details/details-of.ts';
import type { Spec } from './specs.ts';

/** The rows of the type's specifications, where its name does not settle them otherwise. */
export const specsOf = (type: ProductType, number: number, random: Random): Spec[] => {
  const told = createRandom(`${type.id}/${number}/name`);
  const settled = nameOf(type, number).specs.flatMap((make) => make(told, number));
  const own = type.specs.flatMap((make) => make(random, number));
  const rows = [
    ...own.map((row) => settled.find(({ label }) => label.en === row.label.en) ?? row),
    ...settled.filter(({ label }) => !own.some((row) => row.label.en === label.en)),
  ];
  const more = detailsOf(type.id, number).filter(
    ({ label }) => !rows.some((row) => row.label.en === label.en),
  );
  return [...rows, ...more];
};
