import { ProblemError } from '@tokri/contracts/problems';

/** Repeating cannot help: the message goes to the dead-letter topic at once. */
export class NotRetriable extends Error {
  override readonly name = 'NotRetriable';
}

/** The handler took longer than its deadline. It may still be running. */
export class HandlerTimeout extends Error {
  override readonly name = 'HandlerTimeout';
}

const programming = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError']);

/** Store and broker away, or an outbox full because of that: waited for without end, a dead letter would only move the trouble to people. */
const outages =
  /^(OutboxFull|Mongo(ose)?(ServerSelection|Network|NetworkTimeout|PoolCleared\w*|PoolClosed|WaitQueueTimeout|NotConnected|TopologyClosed)\w*Error|PoolClearedOnNetworkError|KafkaJS(Connection|NumberOfRetriesExceeded|RequestTimeout|NoBrokerAvailable|BrokerNotFound)\w*)$/;

export type FailureKind = 'at-once' | 'timeout' | 'outage' | 'not-yet' | 'plain';

/** What is needed was made by another service and comes on another topic, which may be read later than this one. */
const isNotYet = (error: Error): boolean =>
  error instanceof ProblemError && error.code === 'not-known-yet';

/** What to do with a handler's failure. Programming errors stop kafkajs for good when they reach it, so they never do (reliability.md F5). */
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
