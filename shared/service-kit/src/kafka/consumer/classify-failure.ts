import { ProblemError } from '@tokri/contracts/problems';
import { isStoreOutage } from '../../mongo/connection/errors.ts';

export class NotRetriable extends Error {
  override readonly name = 'NotRetriable';
}

export class HandlerTimeout extends Error {
  override readonly name = 'HandlerTimeout';
}

const programmingErrors = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError']);

const brokerOutageNames =
  /^KafkaJS(Connection|NumberOfRetriesExceeded|RequestTimeout|NoBrokerAvailable|BrokerNotFound)/;

/** Outages are retried without limit, because a dead letter would need an operator. */
const isOutage = (error: Error): boolean =>
  isStoreOutage(error) || brokerOutageNames.test(error.name);

export type FailureKind =
  'not-retriable' | 'timeout' | 'outage' | 'missing-dependency' | 'retriable';

const isMissingDependency = (error: Error): boolean =>
  error instanceof ProblemError && error.code === 'not-known-yet';

/** Programming errors must not reach kafkajs: they would stop the consumer for good. */
export const classifyFailure = (error: unknown): FailureKind => {
  if (!(error instanceof Error)) return 'not-retriable';
  if (error instanceof HandlerTimeout) return 'timeout';
  if (isOutage(error)) return 'outage';
  if (isMissingDependency(error)) return 'missing-dependency';
  const isMarkedNotRetriable = (error as { retriable?: unknown }).retriable === false;
  return error instanceof NotRetriable || programmingErrors.has(error.name) || isMarkedNotRetriable
    ? 'not-retriable'
    : 'retriable';
};
