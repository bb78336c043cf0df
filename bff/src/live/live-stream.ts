import { edgeMetrics, platformMetrics } from '@tokri/contracts/metrics';
import type { Broker, MaterializedView } from '@tokri/service-kit/kafka';
import { observeConsumer } from '@tokri/service-kit/metrics';
import type { MetricRegistry } from '@tokri/service-kit/metrics';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Logger } from '@tokri/service-kit/logger';
import { createBroadcaster } from './broadcaster.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { LiveLimits } from './connection-registry.ts';
import { createLiveEventConsumer, createSlotViews, createStockViews } from './consumers.ts';
import type { PublishUserEvent } from './consumers.ts';
import { createEventSubscription } from './event-subscription.ts';
import { createLiveConnection } from './live-connection.ts';
import type { LiveConnection, LiveConnectionOptions } from './live-connection.ts';
import { createRevocationsView } from '../revoked-tokens/revocations-view.ts';
import type { RevokedTokens } from '../revoked-tokens/revoked-tokens.ts';
import { chatStaffOwner } from './replay/replay-buffer.ts';
import type { ReplayBuffer } from './replay/replay-buffer.ts';
import { createSlotAvailabilityView } from './slots/slot-availability-view.ts';
import type { SlotAvailabilityView, SlotChange } from './slots/slot-availability-view.ts';
import { createStockView } from './stock/stock-view.ts';
import type { StockChange, StockView } from './stock/stock-view.ts';
import { permissionByStaffEvent } from './user-event.ts';

export interface LiveStreamDeps {
  readonly broker: Broker;
  readonly replayBuffer: ReplayBuffer;
  readonly limits: LiveLimits;
  readonly heartbeatMs: number;
  readonly revokedTokens: RevokedTokens;
  readonly companyView: MaterializedView;
  readonly clock: Clock;
  readonly metrics: MetricRegistry;
  readonly logger: Logger;
}

export interface StreamRequest extends Omit<LiveConnectionOptions, 'canReplay'> {
  readonly lastEventId: string | undefined;
  readonly expiresAt: Date | undefined;
}

export interface LiveStream {
  /** Returns the function that unsubscribes, or undefined when a limit is reached. */
  open(request: StreamRequest): (() => void) | undefined;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Whether every revocation of tokens so far is known. */
  areRevocationsCurrent(): boolean;
  details(): Readonly<Record<string, unknown>>;
}

/** Pages read slots and items up to this long before they open the stream. */
const recentChangeMs = 15_000;

const createConsumer = (broadcaster: Broadcaster, replayBuffer: ReplayBuffer) => {
  const publishToUser: PublishUserEvent = async (userId, eventId, event) => {
    broadcaster.sendToUser(userId, event, await replayBuffer.append(userId, eventId, event));
  };
  return createLiveEventConsumer(
    async (userId, eventId, event) => {
      await publishToUser(userId, eventId, event);
      const permission = permissionByStaffEvent[event.kind];
      if (permission) broadcaster.sendToStaff(permission, event, userId);
    },
    async (eventId, event) => {
      await publishToUser(event.userId, eventId, event);
      const id = await replayBuffer.append(chatStaffOwner, eventId, event);
      broadcaster.sendToChatStaff(event, id);
    },
  );
};

interface OpenDeps {
  readonly broadcaster: Broadcaster;
  readonly replayBuffer: ReplayBuffer;
  readonly slotView: SlotAvailabilityView;
  readonly stockView: StockView;
  readonly clock: Clock;
}

const resumeConnection = (
  { replayBuffer }: OpenDeps,
  connection: LiveConnection,
  lastEventId: string,
): void => {
  const { userId, isChatStaff } = connection;
  if (userId === undefined) connection.resume({ kind: 'unknown', newest: undefined });
  else
    void replayBuffer.readSince({ userId, isChatStaff }, lastEventId).then((missed) => {
      connection.resume(missed);
    });
};

const sendInitialSlots = (
  { slotView, clock }: OpenDeps,
  connection: LiveConnection,
  hasLastEventId: boolean,
): void => {
  const { pincode } = connection;
  const groupId = pincode === undefined ? undefined : slotView.findGroupId(pincode);
  if (groupId === undefined) return;
  const now = clock();
  const slots = hasLastEventId
    ? slotView.currentSlots(groupId, now)
    : slotView.changedSince(groupId, new Date(now.getTime() - recentChangeMs));
  slots.forEach(connection.sendSlot);
};

const sendRecentStock = ({ slotView, stockView }: OpenDeps, connection: LiveConnection): void => {
  const { pincode } = connection;
  const locationId = pincode === undefined ? undefined : slotView.findLocationId(pincode);
  if (locationId !== undefined) stockView.recentChanges(locationId).forEach(connection.sendStock);
};

const openConnection = (
  deps: OpenDeps,
  { lastEventId, expiresAt, ...options }: StreamRequest,
): (() => void) => {
  const { broadcaster, clock } = deps;
  const hasLastEventId = lastEventId !== undefined;
  const canReplay = hasLastEventId && options.userId !== undefined;
  const connection = createLiveConnection({ ...options, canReplay });
  broadcaster.add(connection);
  if (hasLastEventId) resumeConnection(deps, connection, lastEventId);
  sendInitialSlots(deps, connection, hasLastEventId);
  sendRecentStock(deps, connection);
  const expiry =
    expiresAt && setTimeout(connection.close, Math.max(0, expiresAt.getTime() - clock().getTime()));
  return () => {
    clearTimeout(expiry);
    broadcaster.remove(connection);
  };
};

interface ChangeSenders {
  readonly sendSlotChange: (change: SlotChange) => void;
  readonly sendStockChange: (change: StockChange) => void;
}

const createChangeSenders = ({
  broadcaster,
  slotView,
  stockView,
  clock,
}: OpenDeps): ChangeSenders => ({
  sendSlotChange: (change) => {
    broadcaster.sendSlotChange(change, slotView.findGroupId);
  },
  sendStockChange: (change) => {
    stockView.remember(change, clock());
    broadcaster.sendStockChange(change, slotView.findLocationId);
  },
});

const reportStream = (
  metrics: MetricRegistry,
  {
    broadcaster,
    subscription,
  }: {
    readonly broadcaster: Broadcaster;
    readonly subscription: ReturnType<typeof createEventSubscription>;
  },
): void => {
  const unlabelled = (value: number) => [{ labels: {}, value }];
  metrics.gauge(edgeMetrics.liveConnections, () => unlabelled(broadcaster.size()));
  metrics.gauge(platformMetrics.viewsCaughtUp, () =>
    unlabelled(Number(subscription.isFollowing())),
  );
  metrics.gauge(platformMetrics.consumerLag, () => [
    { labels: { group: 'live' }, value: subscription.lag() },
  ]);
  metrics.gauge(platformMetrics.fetchAge, () => {
    const ageMs = subscription.fetchAgeMs();
    return ageMs === undefined
      ? []
      : [{ labels: { group: 'live' }, value: Math.round(ageMs / 1000) }];
  });
};

export const createLiveStream = (deps: LiveStreamDeps): LiveStream => {
  const { broker, replayBuffer, limits, clock, metrics, logger } = deps;
  const broadcaster = createBroadcaster(limits);
  const slotView = createSlotAvailabilityView();
  const stockView = createStockView();
  let isStopped = false;
  const openDeps = { broadcaster, replayBuffer, slotView, stockView, clock };
  const { sendSlotChange, sendStockChange } = createChangeSenders(openDeps);
  const subscription = createEventSubscription({
    broker,
    consumer: observeConsumer(createConsumer(broadcaster, replayBuffer), metrics),
    views: [
      ...createSlotViews(slotView, clock, (change) => {
        if (subscription.isFollowing()) sendSlotChange(change);
      }),
      ...createStockViews(stockView, (change) => {
        if (subscription.isFollowing()) sendStockChange(change);
      }),
      deps.companyView,
      createRevocationsView(deps.revokedTokens, broadcaster.closeStreamsOfUser),
    ],
    logger,
  });
  const heartbeatTimer = setInterval(() => {
    broadcaster.heartbeat();
    slotView.applyClock(clock()).forEach(sendSlotChange);
    stockView.forgetBefore(new Date(clock().getTime() - recentChangeMs));
  }, deps.heartbeatMs);
  heartbeatTimer.unref();
  reportStream(metrics, { broadcaster, subscription });

  return {
    open: (request) =>
      isStopped || !broadcaster.hasRoom(request) ? undefined : openConnection(openDeps, request),
    start: subscription.start,
    stop: async () => {
      isStopped = true;
      clearInterval(heartbeatTimer);
      broadcaster.closeAll();
      await subscription.stop();
    },
    areRevocationsCurrent: () => subscription.areRevocationsCurrent(clock()),
    details: () => ({
      connections: broadcaster.size(),
      isFollowing: subscription.isFollowing(),
      lag: subscription.lag(),
    }),
  };
};
