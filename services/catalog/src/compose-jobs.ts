import { hourMs } from '@tokri/contracts/dates';
import type { createServiceContext } from '@tokri/service-kit/lifecycle';
import {
  bulkHeartbeatMs,
  type BulkChangeRunner,
} from './application/bulk-changes/bulk-change-runner.ts';
import { deleteOldBulkChanges } from './application/bulk-changes/change-bulk-state.ts';
import { followCategories } from './application/categories/follow-categories.ts';
import { refreshCategories } from './application/categories/refresh-categories.ts';
import { refreshStaleItems } from './application/items/refresh-items.ts';
import { refreshOffers } from './application/offers/refresh-offers.ts';
import { clearEndedReservations } from './application/reservations/clear-ended-reservations.ts';
import { resumeStalledReservations } from './application/reservations/resume-stalled-reservations.ts';
import type { StockMovementStore } from './application/ports/stock-movements.ts';
import { deleteOldMovements } from './application/stock/delete-old-movements.ts';
import { refreshDayLimits } from './application/stock/set-day-limit.ts';

const resumeIntervalMs = 5_000;
const categoryFollowMs = 1_000;
const categorySweepMs = 15_000;
const fullRefreshMs = 600_000;
const cleanupMs = hourMs;

type PeriodicJobs = Pick<Awaited<ReturnType<typeof createServiceContext>>, 'periodicJob'>;

type JobDeps = Parameters<typeof resumeStalledReservations>[0] &
  Parameters<typeof clearEndedReservations>[0] &
  Parameters<typeof refreshCategories>[0] &
  Parameters<typeof refreshStaleItems>[0] &
  Parameters<typeof refreshOffers>[0] &
  Parameters<typeof refreshDayLimits>[0] &
  Parameters<typeof deleteOldBulkChanges>[0] & {
    readonly bulkRunner: BulkChangeRunner;
    readonly stockMovements: StockMovementStore;
  };

export const createPeriodicJobs = ({ periodicJob }: PeriodicJobs, deps: JobDeps) => [
  periodicJob('resume-stalled-reservations', resumeIntervalMs, () =>
    resumeStalledReservations(deps),
  ),
  periodicJob('clear-ended-reservations', cleanupMs, () => clearEndedReservations(deps)),
  periodicJob('store-stock-movements', resumeIntervalMs, deps.stockMovements.storeRecorded),
  periodicJob('delete-old-stock-movements', cleanupMs, () => deleteOldMovements(deps)),
  periodicJob('follow-categories', categoryFollowMs, () => followCategories(deps)),
  periodicJob('refresh-categories', categorySweepMs, () => refreshCategories(deps)),
  periodicJob('send-bulk-change-heartbeats', bulkHeartbeatMs, deps.bulkRunner.sendHeartbeats),
  periodicJob('resume-bulk-changes', resumeIntervalMs, deps.bulkRunner.resumeStalled),
  periodicJob('delete-old-bulk-changes', cleanupMs, () => deleteOldBulkChanges(deps)),
  periodicJob('refresh-stale-items', fullRefreshMs, () => refreshStaleItems(deps)),
  periodicJob('refresh-stale-offers', fullRefreshMs, async () => {
    await refreshOffers(deps);
    await refreshDayLimits(deps);
  }),
];
