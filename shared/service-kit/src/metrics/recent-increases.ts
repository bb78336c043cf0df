import { minuteMs } from '@tokri/contracts/dates';
import { counterWindowMinutes } from '@tokri/contracts/metrics';

type Labels = Readonly<Record<string, string>>;

/** What counters counted in the last 15 minutes, in steps of a minute, by name and labels. */
export interface RecentIncreases {
  add(name: string, labels: Labels, amount: number): void;
  sum(name: string, labels: Labels): number;
}

/** All samples of a process have it, so it is not part of the key. */
const commonLabel = 'deployable';

const toKey = (name: string, labels: Labels): string =>
  JSON.stringify([
    name,
    ...Object.entries(labels)
      .filter(([label]) => label !== commonLabel)
      .sort(),
  ]);

export const createRecentIncreases = (nowMs: () => number = Date.now): RecentIncreases => {
  const amountsByKey = new Map<string, Map<number, number>>();
  const currentMinute = (): number => Math.floor(nowMs() / minuteMs);
  const isRecent = (minute: number): boolean => minute > currentMinute() - counterWindowMinutes;

  return {
    add: (name, labels, amount) => {
      const key = toKey(name, labels);
      const amounts = amountsByKey.get(key) ?? new Map<number, number>();
      amountsByKey.set(key, amounts);
      const minute = currentMinute();
      if (!amounts.has(minute))
        for (const older of amounts.keys()) if (!isRecent(older)) amounts.delete(older);
      amounts.set(minute, (amounts.get(minute) ?? 0) + amount);
    },
    sum: (name, labels) =>
      [...(amountsByKey.get(toKey(name, labels)) ?? [])]
        .filter(([minute]) => isRecent(minute))
        .reduce((total, [, amount]) => total + amount, 0),
  };
};
