/** What the limit of a unit for a delivery date is called, in catalog's store and on its topic. */
export const dayLimitId = ({
  unitId,
  date,
}: {
  readonly unitId: number;
  readonly date: string;
}): string => `${unitId}:${date}`;

/** What can be had of a unit for a date: what is in stock, and no more than the day's limit where there is one; never less than nothing. */
export const availableOnDay = (free: number, left: number | null | undefined): number =>
  Math.max(0, left === null || left === undefined ? free : Math.min(free, left));
