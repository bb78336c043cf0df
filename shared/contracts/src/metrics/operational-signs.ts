import type { OperationalSign } from './operational-sign.ts';
import { edgeMetrics, platformMetrics } from './platform-metrics.ts';
import { shopSigns } from './shop-signs.ts';

/** A figure of 1 means yes, so everything below is red. */
const mustBeYes = { unit: 'yes-no', amber: 0.5, red: 0.5, isLowBad: true } as const;

const processSigns: readonly OperationalSign[] = [
  {
    id: 'service-reachable',
    alert: 'ServiceUnreachable',
    metric: edgeMetrics.serviceReachable,
    ...mustBeYes,
    forMinutes: 2,
    severity: 'page',
  },
  {
    id: 'store-reachable',
    alert: 'StoreUnreachable',
    metric: platformMetrics.storeReachable,
    ...mustBeYes,
    forMinutes: 1,
    severity: 'page',
  },
  {
    id: 'broker-reachable',
    alert: 'BrokerUnreachable',
    metric: platformMetrics.brokerReachable,
    ...mustBeYes,
    forMinutes: 2,
    severity: 'page',
  },
  {
    id: 'redis-reachable',
    alert: 'RedisUnreachable',
    metric: edgeMetrics.redisReachable,
    ...mustBeYes,
    forMinutes: 5,
    severity: 'ticket',
  },
  {
    id: 'views-caught-up',
    alert: 'ViewsNotCaughtUp',
    metric: platformMetrics.viewsCaughtUp,
    ...mustBeYes,
    forMinutes: 5,
    severity: 'page',
  },
  {
    id: 'breaker-state',
    alert: 'BreakerOpen',
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
    metric: platformMetrics.consumerLag,
    unit: 'messages',
    amber: 100,
    red: 1_000,
    forMinutes: 5,
    severity: 'page',
  },
  {
    id: 'outbox-age',
    alert: 'OutboxNotPublished',
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
    metric: platformMetrics.deadLetters,
    unit: 'count',
    amber: 1,
    red: 10,
    forMinutes: 0,
    severity: 'ticket',
  },
  {
    id: 'missing-dependencies',
    alert: 'MissingDependencies',
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
