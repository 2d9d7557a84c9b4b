/** A product's flash sale (milliseconds) beside what it costs without one. */
type Flash = {
  price: number;
  from: number;
  until: number;
  regular: number;
  selling: number;
};

/** What products of flash sales cost at a moment, written into the column of prices. */
type FlashPrices = {
  put: (id: number, flash: Flash) => void;
  remove: (id: number) => void;
  /** Brings the prices to this moment; costs nothing while no sale starts or ends. */
  moveTo: (at: number) => void;
};

const runs = ({ from, until }: Flash, at: number): boolean => at >= from && at < until;

/** Knows the sales of all products, and updates prices as sales begin and end. */
export const createFlashPrices = (
  write: (id: number, price: number, flash: Flash) => void,
): FlashPrices => {
  const sales = new Map<number, Flash>();
  // Between these two moments no sale starts or ends.
  let since = -Infinity;
  let until = Infinity;
  let now = 0;

  const narrow = (moment: number): void => {
    if (moment <= now) since = Math.max(since, moment);
    else until = Math.min(until, moment);
  };
  const apply = (id: number, flash: Flash): void => {
    write(id, runs(flash, now) ? flash.price : flash.regular, flash);
    narrow(flash.from);
    narrow(flash.until);
  };

  return {
    put: (id, flash) => {
      sales.set(id, flash);
      apply(id, flash);
    },
    remove: (id) => void sales.delete(id),
    moveTo: (at) => {
      const still = at >= since && at < until;
      now = at;
      if (still) return;
      since = -Infinity;
      until = Infinity;
      for (const [id, flash] of sales) apply(id, flash);
    },
  };
};
