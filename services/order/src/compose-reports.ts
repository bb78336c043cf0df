import { jobDone, type ServiceContext } from '@tokri/service-kit/lifecycle';
import type { OrderStore } from './application/ports/order-store.ts';
import { buildPlacedDays } from './application/reports/build-placed-days.ts';
import { buildSalesDays, markOldOrders } from './application/reports/build-sales-days.ts';
import { buildSalesMonths } from './application/reports/build-sales-months.ts';
import { withCachedItemSums } from './application/reports/cached-item-sums.ts';
import {
  createPlacedDayRepository,
  placedDayModel,
} from './persistence/reports/placed-day-repository.ts';
import { salesDayModels } from './persistence/reports/sales-day-models.ts';
import { createSalesDayRepository } from './persistence/reports/sales-day-repository.ts';
import { salesOrderQueries } from './persistence/reports/sales-order-queries.ts';
import { createSalesMonths } from './persistence/reports/sales-record-queries.ts';

const markRetryMs = 1_000;
const buildInterval = { intervalMs: 5_000, maxBusyShare: 0.05 };
const pastBuildInterval = { intervalMs: 60_000, maxBusyShare: 0.05 };

export const composeReports = (
  { connection, clock, periodicJob }: ServiceContext,
  {
    orders,
    store,
  }: {
    readonly orders: Parameters<typeof salesOrderQueries>[0];
    readonly store: OrderStore;
  },
) => {
  const placedDayDocuments = placedDayModel(connection);
  const salesModels = salesDayModels(connection);
  const salesMonths = createSalesMonths(salesModels);
  const deps = {
    salesOrders: salesOrderQueries(orders),
    salesDays: createSalesDayRepository(salesModels),
    placedDays: createPlacedDayRepository(placedDayDocuments, orders),
  };
  return {
    deps: { ...deps, salesDays: withCachedItemSums(deps.salesDays, clock) },
    models: [placedDayDocuments, ...Object.values(salesModels)],
    workers: [
      periodicJob('mark-old-orders', markRetryMs, async () =>
        (await markOldOrders(deps)) ? jobDone : undefined,
      ),
      periodicJob('build-sales-days', buildInterval, () => buildSalesDays(deps)),
      periodicJob('build-sales-months', pastBuildInterval, () =>
        buildSalesMonths({ salesMonths, clock }),
      ),
      periodicJob('build-placed-days', pastBuildInterval, () =>
        buildPlacedDays({ ...deps, store, clock }),
      ),
    ],
  };
};
