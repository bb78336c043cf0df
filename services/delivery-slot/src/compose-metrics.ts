import { shopMetrics } from '@tokri/contracts/metrics';
import type { BoundHandlers } from '@tokri/service-kit/http';
import { cachedRead, cachedValue, countOutcomes } from '@tokri/service-kit/metrics';
import type { MetricRegistry } from '@tokri/service-kit/metrics';
import type { Clock } from '@tokri/service-kit/use-case';
import { slotOperations } from '@tokri/contracts/api';
import type { SlotFigures } from './persistence/slots/slot-figures.ts';

export const countHolds = (handlers: BoundHandlers, metrics: MetricRegistry): BoundHandlers =>
  countOutcomes(handlers, {
    [slotOperations.holdSlot.operationId]: metrics.counter(shopMetrics.holds),
  });

export const reportSlots = (figures: SlotFigures, metrics: MetricRegistry, clock: Clock): void => {
  metrics.gauge(
    shopMetrics.slotCapacity,
    cachedRead(async () =>
      Object.entries(await figures.sumCapacity(clock())).map(([state, value]) => ({
        labels: { state },
        value,
      })),
    ),
  );
  metrics.gauge(
    shopMetrics.holdsOverdue,
    cachedValue(() => figures.countOverdue(clock())),
  );
  metrics.gauge(shopMetrics.waitlistEntries, cachedValue(figures.countWaitlists));
};
