import { userOperations } from '@tokri/contracts/api';
import { shopMetrics } from '@tokri/contracts/metrics';
import type { BoundHandlers } from '@tokri/service-kit/http';
import { countOutcomes } from '@tokri/service-kit/metrics';
import type { MetricRegistry } from '@tokri/service-kit/metrics';

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
