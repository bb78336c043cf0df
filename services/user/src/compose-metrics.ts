import { userOperations } from '@tokri/contracts/api';
import { shopMetrics } from '@tokri/contracts/metrics';
import type { BoundHandlers } from '@tokri/service-kit/http';
import { cachedValue, countOutcomes, type MetricRegistry } from '@tokri/service-kit/metrics';
import type { Clock } from '@tokri/service-kit/use-case';
import type { ClosedAccounts } from './application/ports/erasures.ts';

export const countCodes = (handlers: BoundHandlers, metrics: MetricRegistry): BoundHandlers => {
  const requested = metrics.counter(shopMetrics.codesRequested);
  return countOutcomes(handlers, {
    [userOperations.startSignIn.operationId]: requested,
    [userOperations.resendCode.operationId]: requested,
    [userOperations.checkCode.operationId]: metrics.counter(shopMetrics.codesVerified),
  });
};

export const countRangeRefusals = (metrics: MetricRegistry): (() => void) => {
  const refusals = metrics.counter(shopMetrics.codesRefusedByRange);
  return () => {
    refusals.add({});
  };
};

export const reportErasures = (
  metrics: MetricRegistry,
  closedAccounts: Pick<ClosedAccounts, 'findOldestClosing'>,
  clock: Clock,
): void => {
  metrics.gauge(
    shopMetrics.erasuresOldest,
    cachedValue(async () => {
      const closedAt = await closedAccounts.findOldestClosing();
      return closedAt ? (clock().getTime() - closedAt.getTime()) / 1000 : 0;
    }),
  );
};
