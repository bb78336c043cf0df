import { ProblemError } from '@tokri/contracts/problems';

export class NotRetriable extends Error {
  override readonly name = 'NotRetriable';
}

export class HandlerTimeout extends Error {
  override readonly name = 'HandlerTimeout';
}

const programming = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError']);

/** Outages are retried without limit: a dead letter would only move the problem to an operator. */
const outages =
  /^(OutboxFull|Mongo(ose)?(ServerSelection|Network|NetworkTimeout|PoolCleared\w*|PoolClosed|WaitQueueTimeout|NotConnected|TopologyClosed)\w*Error|PoolClearedOnNetworkError|KafkaJS(Connection|NumberOfRetriesExceeded|RequestTimeout|NoBrokerAvailable|BrokerNotFound)\w*)$/;

export type FailureKind = 'at-once' | 'timeout' | 'outage' | 'not-yet' | 'plain';

const isNotYet = (error: Error): boolean =>
  error instanceof ProblemError && error.code === 'not-known-yet';

/** Programming errors must not reach kafkajs: they would stop the consumer for good. */
export const classifyFailure = (error: unknown): FailureKind => {
  if (!(error instanceof Error)) return 'at-once';
  if (error instanceof HandlerTimeout) return 'timeout';
  if (outages.test(error.name)) return 'outage';
  if (isNotYet(error)) return 'not-yet';
  const isMarked = (error as { retriable?: unknown }).retriable === false;
  return error instanceof NotRetriable || programming.has(error.name) || isMarked
    ? 'at-once'
    : 'plain';
};
