import type { Clock } from '@tokri/service-kit/use-case';
import { lastKeptDay, listDays } from '../../domain/reports/placed-days.ts';
import type { OrderStore } from '../ports/order-store.ts';
import type { PlacedDays } from '../ports/placed-days.ts';

const maxDaysPerRun = 400;

/**
 * A sum of a past day changes only when an order of it is packed with other units. Such an order is
 * marked, and its day invalidated before the mark is cleared, so that a sum is never too old.
 */
export const buildPlacedDays = async ({
  placedDays,
  store,
  clock,
}: {
  readonly placedDays: PlacedDays;
  readonly store: Pick<OrderStore, 'sumPlaced'>;
  readonly clock: Clock;
}): Promise<number> => {
  const firstDay = await placedDays.findFirstDay();
  if (firstDay === null) return 0;
  const lastDay = lastKeptDay(clock());
  const kept = await placedDays.listSums(firstDay, lastDay);
  const missing = listDays(firstDay, lastDay)
    .filter((day) => !kept.has(day))
    .slice(-maxDaysPerRun);
  for (const day of missing) {
    const revision = await placedDays.findRevision(day);
    await placedDays.save(day, await store.sumPlaced([day], {}), revision);
  }
  return missing.length;
};
