import { minuteMs } from '@tokri/contracts/dates';
import { shopMetrics } from '@tokri/contracts/metrics';
import { cachedRead, cachedValue, type MetricRegistry } from '@tokri/service-kit/metrics';
import type { Clock } from '@tokri/service-kit/use-case';
import type { OrderStore } from './application/ports/order-store.ts';
import type { CountOpenOrders } from './persistence/count-open-orders.ts';

const maxOverdue = 200;

/** Measures how long orders stay Placed and counts rejections. */
export const observeOrders = (
  store: OrderStore,
  metrics: MetricRegistry,
  clock: Clock,
): OrderStore => {
  const settleTime = metrics.histogram(shopMetrics.orderSettleTime);
  const rejected = metrics.counter(shopMetrics.ordersRejected);
  return {
    ...store,
    save: async (stored, decision, appliedEventIds) => {
      const isSaved = await store.save(stored, decision, appliedEventIds);
      const { order: before } = stored;
      const { order } = decision;
      if (!isSaved || order.status === before.status) return isSaved;
      if (before.status === 'Placed')
        settleTime.observe(
          { status: order.status },
          (clock().getTime() - order.placedAt.getTime()) / 1000,
        );
      if (order.status === 'Rejected') rejected.add({ code: order.rejection.code });
      return isSaved;
    },
  };
};

export const reportOrders = (
  metrics: MetricRegistry,
  {
    store,
    countOpenOrders,
    clock,
  }: {
    readonly store: Pick<OrderStore, 'findOverdueIds'>;
    readonly countOpenOrders: CountOpenOrders;
    readonly clock: Clock;
  },
): void => {
  metrics.gauge(
    shopMetrics.ordersOpen,
    cachedRead(async () =>
      Object.entries(await countOpenOrders()).map(([status, value]) => ({
        labels: { status },
        value,
      })),
    ),
  );
  metrics.gauge(
    shopMetrics.ordersOverdue,
    cachedValue(
      async () =>
        (await store.findOverdueIds(new Date(clock().getTime() - minuteMs), maxOverdue)).length,
    ),
  );
};
