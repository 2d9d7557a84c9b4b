import type { FiveTexts } from '#demo/text.ts';
import { inEach, same, text } from '#demo/text.ts';
import type { Spec } from '#demo/products/specs.ts';

/** A row that all products of a type have: a value for each of them, or in turns. */
export type Detail = { label: FiveTexts; values: readonly FiveTexts[] };

export const detail = (label: FiveTexts, ...values: readonly FiveTexts[]): Detail => ({
  label,
  values,
});

const UNITS = {
  cm: text(' cm', ' cm', ' سم', ' cm', ' cm'),
  mm: text(' mm', ' mm', ' مم', ' mm', ' mm'),
  g: text(' g', ' g', ' جم', ' g', ' g'),
  kg: text(' kg', ' kg', ' كجم', ' kg', ' kg'),
  mAh: text(' mAh', ' mAh', ' مللي أمبير', ' mAh', ' mAh'),
  hz: text(' Hz', ' Hz', ' هرتز', ' Hz', ' Hz'),
  gb: text(' GB', ' Go', ' GB', ' GB', ' GB'),
} as const;

/** Numbers with their unit, from the cheapest product to the dearest. */
export const amount = (
  label: FiveTexts,
  unit: keyof typeof UNITS,
  ...numbers: readonly number[]
): Detail => ({
  label,
  values: numbers.map((n) => inEach((code) => `${n}${UNITS[unit][code]}`)),
});

/** What is written alike everywhere: names of plugs, of standards. */
export const named = (label: FiveTexts, ...values: readonly string[]): Detail => ({
  label,
  values: values.map(same),
});

/** The row of one of the type's products. */
export const rowOf = ({ label, values }: Detail, number: number): Spec => {
  const value = values[number % values.length];
  if (!value) throw new Error(`No value of "${label.en}"`);
  return { label, value };
};

export const DEPTH = text('Depth', 'Profondeur', 'العمق', 'Derinlik', 'गहराई');
export const WIDTH = text('Width', 'Largeur', 'العرض', 'Genişlik', 'चौड़ाई');
export const HEIGHT = text('Height', 'Hauteur', 'الارتفاع', 'Yükseklik', 'ऊंचाई');
export const LENGTH = text('Length', 'Longueur', 'الطول', 'Uzunluk', 'लंबाई');
export const WEIGHT = text('Weight', 'Poids', 'الوزن', 'Ağırlık', 'वज़न');
export const YES = text('Yes', 'Oui', 'نعم', 'Var', 'हां');
