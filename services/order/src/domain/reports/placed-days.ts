import { addDays, shopDate } from '@tokri/contracts/dates';

/** Yesterday is left out: an order from before midnight may still be on its way to the store. */
export const lastKeptDay = (now: Date): string => addDays(shopDate(now), -2);

export const listDays = (fromDate: string, toDate: string): readonly string[] => {
  const days: string[] = [];
  for (let day = fromDate; day <= toDate; day = addDays(day, 1)) days.push(day);
  return days;
};
