import { platformMetrics, serviceLevels, shedStatus } from '@tokri/contracts/metrics';
import type { ServerResponse } from 'node:http';
import type { MetricRegistry } from './metric-registry.ts';

const maxOperations = 30;
const otherOperations = 'other';
const measuredOperations = serviceLevels.flatMap(({ operations = [] }) => operations);

/**
 * The operations of service levels always have a name of their own; the rest gets one until there
 * are 30, which bounds the number of time series.
 */
export const createOperationLabels = (): ((operationId: string) => string) => {
  const named = new Set<string>();
  const reserved = new Set<string>(measuredOperations);
  return (operationId) => {
    if (reserved.has(operationId) || named.has(operationId)) return operationId;
    if (named.size >= maxOperations - reserved.size) return otherOperations;
    named.add(operationId);
    return operationId;
  };
};

/** Measures a request until its response is written. */
export type ObserveRequest = (operationId: string, response: ServerResponse) => void;

const shedResponses = new WeakSet<ServerResponse>();

/** The service level of holds does not count responses that were refused because of overload. */
export const markAsShed = (response: ServerResponse): void => {
  shedResponses.add(response);
};

/** The class of a status, for example `5xx`; `aborted` when the client left before the end. */
const toStatusClass = (response: ServerResponse): string => {
  if (!response.writableFinished) return 'aborted';
  return shedResponses.has(response) ? shedStatus : `${Math.floor(response.statusCode / 100)}xx`;
};

export const observeRequests = (metrics: MetricRegistry): ObserveRequest => {
  const duration = metrics.histogram(platformMetrics.requestDuration);
  const toLabel = createOperationLabels();
  return (operationId, response) => {
    const startedAtMs = performance.now();
    response.once('close', () => {
      duration.observe(
        { operation: toLabel(operationId), status: toStatusClass(response) },
        (performance.now() - startedAtMs) / 1000,
      );
    });
  };
};
