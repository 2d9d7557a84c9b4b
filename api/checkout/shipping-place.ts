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

export type Destination = { country: string; state: string };

const serves = (place: Place, to: Destination): boolean =>
  (place.country === null || place.country === to.country) &&
  (place.state === null || place.state === to.state);

const precision = (place: Place): number =>
  Number(place.country !== null) + Number(place.state !== null);

const best = (a: Place, b: Place): number =>
  Number(a.kind === 'pickup') - Number(b.kind === 'pickup') ||
  a.price - b.price ||
  a.daysMax - b.daysMax ||
  a.id - b.id;

/**
 * The ways to send to a destination, the best first: deliveries before pick-ups, the cheapest, the
 * fastest. The most precise delivery wins: with a price for the state, the price for its country
 * or for the whole world does not apply. Without a destination everything is offered.
 */
export const placesFor = <P extends Place>(
  places: readonly P[],
  to: Destination | undefined,
): P[] => {
  if (!to) return places.toSorted(best);
  const serving = places.filter((place) => serves(place, to));
  const deliveries = serving.filter((place) => place.kind === 'location');
  const most = Math.max(...deliveries.map(precision));
  return serving
    .filter((place) => place.kind === 'pickup' || precision(place) === most)
    .toSorted(best);
};

/** The shopper's choice where it serves the destination, else the best; undefined where nothing does. */
export const findPlace = <P extends Place>(
  offered: readonly P[],
  chosenId: number | null,
): P | undefined => offered.find((place) => place.id === chosenId) ?? offered[0];
