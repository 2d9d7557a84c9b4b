const DAY_MS = 86_400_000;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

type DeliveryDays = { days_min: number; days_max: number };

/**
 * The first and the last day on which an order arrives: what the product page promises and what the order keeps.
 * Days of the calendar in UTC, `2026-11-24`; `today` is the day on which it is placed.
 */
export const deliveryDates = (today: string, { days_min, days_max }: DeliveryDays) => ({
  from: dayAfter(today, days_min),
  to: dayAfter(today, days_max),
});
