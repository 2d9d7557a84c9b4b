let skew: number | undefined;

/** The header Date counts whole seconds, and the answer was on its way for a part of one. */
const PRECISION = 1_500;

/** Learns from an answer that no cache has kept how far this device's clock is from the server's. */
export const learnServerTime = ({ headers }: Response): void => {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isNaN(difference)) skew = Math.abs(difference) > PRECISION ? difference : 0;
};

/** Milliseconds that the server's clock is ahead of this device's, undefined before it has answered. */
export const serverSkew = (): number | undefined => skew;
