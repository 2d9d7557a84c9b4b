import { mostPrecise, reaches, type Destination } from '#contract/delivery/shipping-reach.ts';

/** A way to send by a shipping rule: delivered to a location, or picked up. */
export type Place = {
  id: number;
  ruleId: number;
  kind: 'location' | 'pickup';
  /** Null: every country, every state of it. */
  country: string | null;
  state: string | null;
  price: number;
  daysMin: number;
  daysMax: number;
};

const best = (a: Place, b: Place): number =>
  Number(a.kind === 'pickup') - Number(b.kind === 'pickup') ||
  a.price - b.price ||
  a.daysMax - b.daysMax ||
  a.id - b.id;

/**
 * The ways to send to a destination, the best first: deliveries before pick-ups, the cheapest, the
 * fastest. Without a destination everything is offered.
 */
export const placesFor = <P extends Place>(
  places: readonly P[],
  to: Destination | undefined,
): P[] => {
  if (!to) return places.toSorted(best);
  const pickups = places.filter((place) => place.kind === 'pickup' && reaches(place, to));
  const deliveries = places.filter((place) => place.kind === 'location');
  return [...mostPrecise(deliveries, to), ...pickups].toSorted(best);
};

/**
 * The shopper's choice where it serves the destination, else the best option; undefined where
 * nothing delivers there.
 */
export const findPlace = <P extends Place>(
  offered: readonly P[],
  chosenId: number | null,
): P | undefined => offered.find((place) => place.id === chosenId) ?? offered[0];
