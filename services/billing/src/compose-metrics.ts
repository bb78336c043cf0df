import { addDays, shopDate } from '@tokri/contracts/dates';
import { shopMetrics } from '@tokri/contracts/metrics';
import { cachedRead, cachedValue, type MetricRegistry } from '@tokri/service-kit/metrics';
import type { Clock } from '@tokri/service-kit/use-case';
import type { DailyComparisonStore } from './application/ports/daily-comparisons.ts';
import type { LedgerComparisonStore } from './application/ports/ledger.ts';
import type { GatewayInbox } from './application/ports/gateway-inbox.ts';
import type { PaymentStore } from './application/ports/payments.ts';
import {
  comparisonAgeMs,
  openDifferencePaise,
} from './domain/daily-comparison/daily-comparison.ts';
import type { Decision } from './domain/payments/payment.ts';
import type { PaymentFigures } from './persistence/payments/payment-figures.ts';

/** Counts every step of a payment that was stored. */
export const observePayments = (payments: PaymentStore, metrics: MetricRegistry): PaymentStore => {
  const changes = metrics.counter(shopMetrics.paymentChanges);
  const count = ({ payment, events }: Decision): void => {
    const provider = payment.method === 'cod' ? 'cash' : (payment.provider ?? 'none');
    for (const { kind } of events) changes.add({ provider, outcome: kind });
  };
  return {
    ...payments,
    insert: async (decision) => {
      const result = await payments.insert(decision);
      if (result === 'inserted') count(decision);
      return result;
    },
    save: async (stored, decision, appliedEventId) => {
      const isSaved = await payments.save(stored, decision, appliedEventId);
      if (isSaved) count(decision);
      return isSaved;
    },
  };
};

/** Reports how long ago the last event of a provider arrived, once one has. */
export const observeInbox = (
  inbox: GatewayInbox,
  metrics: MetricRegistry,
  clock: Clock,
): GatewayInbox => {
  let lastAt: Date | undefined;
  metrics.gauge(shopMetrics.webhookAge, () =>
    lastAt ? [{ labels: {}, value: (clock().getTime() - lastAt.getTime()) / 1000 }] : [],
  );
  return {
    ...inbox,
    insert: (event) => {
      lastAt = event.receivedAt;
      return inbox.insert(event);
    },
  };
};

/** A difference that nobody acknowledges stays red for as long. */
const reportedDays = 30;

const reportComparisons = (
  comparisons: DailyComparisonStore,
  metrics: MetricRegistry,
  clock: Clock,
) => {
  const readRecent = () => {
    const today = shopDate(clock());
    return comparisons.listBetween(addDays(today, -reportedDays), today);
  };
  metrics.gauge(
    shopMetrics.comparisonAge,
    cachedValue(async () => comparisonAgeMs(await readRecent(), clock()) / 1000),
  );
  return async (): Promise<number> =>
    (await readRecent()).reduce((sum, comparison) => sum + openDifferencePaise(comparison), 0);
};

export const reportMoney = (
  {
    figures,
    comparisons,
    ledgerComparisons,
  }: {
    readonly figures: PaymentFigures;
    readonly comparisons: DailyComparisonStore;
    readonly ledgerComparisons: LedgerComparisonStore;
  },
  metrics: MetricRegistry,
  clock: Clock,
): void => {
  const readProviderDifferencePaise = reportComparisons(comparisons, metrics, clock);
  metrics.gauge(
    shopMetrics.paymentsUndecided,
    cachedValue(() => figures.countUndecided(clock())),
  );
  metrics.gauge(
    shopMetrics.refundsDueOldest,
    cachedValue(async () => (await figures.oldestDueRefundMs(clock())) / 1000),
  );
  metrics.gauge(
    shopMetrics.moneyDifference,
    cachedRead(async () =>
      Object.entries({
        ...(await figures.sumDifferencesPaise()),
        'payment-provider': await readProviderDifferencePaise(),
        'ledger-documents': (await ledgerComparisons.findLast())?.differencePaise ?? 0,
      }).map(([between, value]) => ({ labels: { between }, value })),
    ),
  );
};
