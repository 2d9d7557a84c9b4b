import type { OrderLine } from '#contract/orders/order.ts';

/** The field of a line's number of units. */
export const quantityField = (lineId: string): string => `quantity-${lineId}`;

/** The field of why a line goes back. */
export const reasonField = (lineId: string): string => `reason-${lineId}`;

/** Lines that were chosen, by their ids, and how many units of each. */
export type ChosenUnits = Record<string, number>;

/** What a form says of them. */
export const readChosenUnits = (form: FormData): ChosenUnits =>
  Object.fromEntries(
    form.getAll('line').map((id): [string, number] => {
      const units = Number(form.get(quantityField(String(id))) ?? 1);
      return [String(id), Number.isSafeInteger(units) && units > 0 ? units : 1];
    }),
  );

/** As the API takes them. */
export const wishesOf = (chosen: ChosenUnits): { lines: string[]; quantities: number[] } => ({
  lines: Object.keys(chosen),
  quantities: Object.values(chosen),
});

/** A line with so many units that may go back now. */
export type Choosable = { line: OrderLine; units: number };
