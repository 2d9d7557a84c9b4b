/** Where something is sent: codes, the state empty where it is not known. */
export type Destination = { country: string; state: string };

/** Where a shipping rule's price holds. Null: every country, every state of it. */
type Reach = { country: string | null; state: string | null };

/** Whether a price holds for a destination. */
export const reaches = (place: Reach, to: Destination): boolean =>
  (place.country === null || place.country === to.country) &&
  (place.state === null || place.state === to.state);

const precision = (place: Reach): number =>
  Number(place.country !== null) + Number(place.state !== null);

/**
 * The deliveries that hold for a destination. The most precise ones win: with a price for the state,
 * the price for its country or for the whole world does not apply.
 */
export const mostPrecise = <R extends Reach>(deliveries: readonly R[], to: Destination): R[] => {
  const reaching = deliveries.filter((place) => reaches(place, to));
  const most = Math.max(...reaching.map(precision));
  return reaching.filter((place) => precision(place) === most);
};
