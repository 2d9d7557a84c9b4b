import type { NamedPlace } from '#api/catalogue/shipping-places.ts';

type PackedLine = {
  id: string;
  storeId: number;
  place: NamedPlace;
  sums: { shipping: number };
};

/** What one store sends together, or keeps ready at one pick-up point. */
export type Package<Line extends PackedLine> = {
  storeId: number;
  kind: NamedPlace['kind'];
  /** The pick-up point, undefined for a delivery. */
  pickup: NamedPlace | undefined;
  shipping: number;
  /** Days until all of it is there. */
  daysMin: number;
  daysMax: number;
  lines: Line[];
};

const groupOf = ({ storeId, place }: PackedLine): string =>
  place.kind === 'pickup' ? `${storeId}/${place.id}` : String(storeId);

/** Puts the lines of an order into packages: per store one to deliver, and one per pick-up point. */
export const packagesOf = <Line extends PackedLine>(lines: readonly Line[]): Package<Line>[] =>
  [...Map.groupBy(lines, groupOf).values()].flatMap((packed) => {
    const [first] = packed;
    if (!first) return [];
    return {
      storeId: first.storeId,
      kind: first.place.kind,
      pickup: first.place.kind === 'pickup' ? first.place : undefined,
      shipping: packed.reduce((sum, line) => sum + line.sums.shipping, 0),
      daysMin: Math.max(...packed.map((line) => line.place.daysMin)),
      daysMax: Math.max(...packed.map((line) => line.place.daysMax)),
      lines: packed,
    };
  });
