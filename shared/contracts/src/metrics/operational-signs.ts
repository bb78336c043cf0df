import type { OperationalSign } from './operational-sign.ts';
import { edgeMetrics, platformMetrics } from './platform-metrics.ts';
import { shopSigns } from './shop-signs.ts';

/**
 * The label `group` of broadcast consumers: each process reads all partitions, while the partitions
 * of another group are split between its processes.
 */
export const broadcastGroups: readonly string[] = ['live', 'catalog.follow', 'order.holds'];

/** A figure of 1 means yes, so everything below is red. */
const mustBeYes = { unit: 'yes-no', amber: 0.5, red: 0.5, isLowBad: true } as const;

const processSigns: readonly OperationalSign[] = [
  {
    id: 'service-reachable',
    alert: 'ServiceUnreachable',
    summary: '{{ $labels.service }} does not answer the BFF.',
    metric: edgeMetrics.serviceReachable,
    ...mustBeYes,
    forMinutes: 2,
    severity: 'page',
  },
  {
    id: 'store-reachable',
    alert: 'StoreUnreachable',
    summary: 'MongoDB does not answer {{ $labels.deployable }}.',
    metric: platformMetrics.storeReachable,
    ...mustBeYes,
    forMinutes: 1,
    severity: 'page',
  },
  {
    id: 'broker-reachable',
    alert: 'BrokerUnreachable',
    summary: 'Kafka does not answer {{ $labels.deployable }}.',
    metric: platformMetrics.brokerReachable,
    ...mustBeYes,
    forMinutes: 2,
    severity: 'page',
  },
  {
    id: 'redis-reachable',
    alert: 'RedisUnreachable',
    summary: 'Redis does not answer {{ $labels.deployable }}.',
    metric: platformMetrics.redisReachable,
    ...mustBeYes,
    forMinutes: 5,
    severity: 'ticket',
  },
  {
    id: 'views-caught-up',
    alert: 'ViewsNotCaughtUp',
    summary: '{{ $labels.deployable }} has not read its compacted topics to their end.',
    metric: platformMetrics.viewsCaughtUp,
    ...mustBeYes,
    forMinutes: 5,
    severity: 'page',
  },
  {
    id: 'breaker-state',
    alert: 'BreakerOpen',
    summary: 'The circuit breaker for {{ $labels.calls }} of {{ $labels.service }} is not closed.',
    metric: edgeMetrics.breakerState,
    unit: 'count',
    amber: 1,
    red: 2,
    forMinutes: 1,
    severity: 'page',
  },
  {
    id: 'event-loop-delay',
    alert: 'EventLoopDelay',
    summary:
      'The event loop of {{ $labels.deployable }} is late by {{ $value | humanizeDuration }}.',
    metric: platformMetrics.eventLoopDelay,
    unit: 'seconds',
    amber: 0.15,
    red: 0.5,
    forMinutes: 5,
    severity: 'ticket',
  },
  {
    id: 'requests-shed',
    alert: 'LoadShed',
    summary:
      '{{ $labels.deployable }} refused {{ $value | humanize }} requests because of overload.',
    metric: platformMetrics.requestsShed,
    unit: 'count',
    amber: 1,
    red: 100,
    forMinutes: 0,
    severity: 'ticket',
  },
  {
    id: 'pending-bodies',
    alert: 'SlowBodies',
    summary:
      '{{ $value | humanize }} request bodies are still arriving at {{ $labels.deployable }}.',
    metric: edgeMetrics.pendingBodies,
    unit: 'count',
    amber: 64,
    red: 1_000,
    forMinutes: 5,
    severity: 'ticket',
  },
];

const eventSigns: readonly OperationalSign[] = [
  {
    id: 'consumer-lag',
    alert: 'ConsumerLag',
    summary:
      '{{ $labels.group }} of {{ $labels.deployable }} has {{ $value | humanize }} messages to handle.',
    metric: platformMetrics.consumerLag,
    isSplitBetweenProcesses: true,
    unsplitGroups: broadcastGroups,
    unit: 'messages',
    amber: 100,
    red: 1_000,
    forMinutes: 5,
    severity: 'page',
  },
  {
    id: 'fetch-age',
    alert: 'ConsumerNotFetching',
    summary:
      'Kafka has not answered {{ $labels.group }} of {{ $labels.deployable }} for {{ $value | humanizeDuration }}.',
    metric: platformMetrics.fetchAge,
    unit: 'seconds',
    amber: 30,
    red: 60,
    forMinutes: 1,
    severity: 'page',
  },
  {
    id: 'outbox-age',
    alert: 'OutboxNotPublished',
    summary:
      '{{ $labels.aggregate }} of {{ $labels.deployable }} has an event that was not published for {{ $value | humanizeDuration }}.',
    metric: platformMetrics.outboxOldest,
    unit: 'seconds',
    amber: 10,
    red: 60,
    forMinutes: 1,
    severity: 'page',
  },
  {
    id: 'dead-letters',
    alert: 'DeadLetters',
    summary: '{{ $labels.group }} gave up {{ $value | humanize }} messages of {{ $labels.topic }}.',
    metric: platformMetrics.deadLetters,
    unit: 'count',
    amber: 1,
    red: 10,
    forMinutes: 0,
    severity: 'ticket',
  },
  {
    id: 'unknown-event-types',
    alert: 'UnknownEventTypes',
    summary:
      '{{ $labels.group }} put {{ $value | humanize }} events aside whose type it does not know.',
    metric: platformMetrics.eventsHandled,
    select: { outcome: 'unknown-type' },
    unit: 'count',
    amber: 1,
    red: 100,
    forMinutes: 0,
    severity: 'ticket',
  },
  {
    id: 'missing-dependencies',
    alert: 'MissingDependencies',
    summary:
      '{{ $labels.group }} waited {{ $value | humanize }} times for an event of another topic.',
    metric: platformMetrics.eventsHandled,
    select: { outcome: 'missing-dependency' },
    unit: 'count',
    amber: 20,
    red: 200,
    forMinutes: 0,
    severity: 'ticket',
  },
];

export const operationalSigns: readonly OperationalSign[] = [
  ...processSigns,
  ...eventSigns,
  ...shopSigns,
];
