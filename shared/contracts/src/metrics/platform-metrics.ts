import { counter, gauge, histogram } from './define-metric.ts';

/** The thresholds of the service levels must be buckets, or they could not be measured. */
const requestBuckets = [0.025, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 1.5, 5];
const eventBuckets = [0.05, 0.1, 0.5, 1, 2, 5, 10, 60, 300];

/** The status of a request that was refused on purpose because of overload. */
export const shedStatus = 'shed';

/** What every process reports; the statements and requests only with `COUNT_COMMANDS`. */
export const platformMetrics = {
  processStart: gauge('process_start_seconds', 'When the process started, in Unix time.', []),
  requestDuration: histogram('request_duration_seconds', 'Time from the request to its response.', {
    labels: ['operation', 'status'],
    buckets: requestBuckets,
  }),
  requestsInFlight: gauge('requests_in_flight', 'Requests without a complete response.', []),
  requestsShed: counter('requests_shed_total', 'Requests refused because of overload.', []),
  eventLoopDelay: gauge(
    'event_loop_delay_seconds',
    'The delay of the event loop, 99th percentile of two seconds.',
    [],
  ),
  storeReachable: gauge('store_reachable', '1 while the store answers.', []),
  brokerReachable: gauge(
    'broker_reachable',
    '1 while Kafka answers consumers and the last publication succeeded.',
    [],
  ),
  redisReachable: gauge('redis_reachable', '1 while Redis answers, where it is used.', []),
  viewsCaughtUp: gauge('views_caught_up', '1 when compacted topics were read to their end.', []),
  consumerLag: gauge('consumer_lag_messages', 'Messages that a consumer has not handled yet.', [
    'group',
  ]),
  fetchAge: gauge(
    'consumer_fetch_age_seconds',
    'Time since Kafka last answered a fetch of the consumer.',
    ['group'],
  ),
  eventDelay: histogram('event_delay_seconds', 'Time from an event to the end of its handler.', {
    labels: ['group'],
    buckets: eventBuckets,
  }),
  eventsHandled: counter('events_handled_total', 'Calls of event handlers.', ['group', 'outcome']),
  eventsPublished: counter('events_published_total', 'Events that the broker accepted.', ['type']),
  deadLetters: counter('dead_letters_total', 'Messages that a consumer gave up.', [
    'topic',
    'group',
  ]),
  outboxPending: gauge('outbox_pending', 'Documents with unpublished events, at most 500.', [
    'aggregate',
  ]),
  spans: counter('spans_total', 'Recorded spans: exported, failed or dropped.', ['outcome']),
  storeStatements: counter('store_statements_total', 'Statements sent to MongoDB.', [
    'kind',
    'collection',
  ]),
  kafkaRequests: counter('kafka_requests_total', 'Requests that Kafka answered.', ['request']),
  outboxOldest: gauge('outbox_oldest_seconds', 'Age of the oldest unpublished event.', [
    'aggregate',
  ]),
};

/** What the BFF reports beyond that. */
export const edgeMetrics = {
  upstreamDuration: histogram('upstream_duration_seconds', 'Time of a call to a service.', {
    labels: ['service', 'outcome'],
    buckets: requestBuckets,
  }),
  upstreamRetries: counter('upstream_retries_total', 'Reads that were sent a second time.', [
    'service',
  ]),
  breakerState: gauge('upstream_breaker_state', 'Circuit breaker: 0 closed, 1 half-open, 2 open.', [
    'service',
    'calls',
  ]),
  serviceReachable: gauge('service_reachable', '1 while the service answers the BFF.', ['service']),
  requestsRateLimited: counter('requests_rate_limited_total', 'Requests above a rate limit.', [
    'class',
  ]),
  pendingBodies: gauge('pending_bodies', 'Request bodies that are still arriving.', []),
  liveConnections: gauge('live_connections', 'Open live streams.', []),
};
