export const dayLimitId = ({
  unitId,
  date,
}: {
  readonly unitId: number;
  readonly date: string;
}): string => `${unitId}:${date}`;

export const availableOnDay = (free: number, left: number | null | undefined): number =>
  Math.max(0, left === null || left === undefined ? free : Math.min(free, left));
