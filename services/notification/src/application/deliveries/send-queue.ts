import type { Clock } from '@tokri/service-kit/use-case';
import type { NotificationStore, StoredNotification } from '../ports/notifications.ts';

/**
 * Longer than one attempt on all channels. After a crash another process sends the notification
 * when the lease expires.
 */
export const leaseMs = 20_000;
export const maxConcurrentSends = 32;
export const maxQueueLength = 500;
/**
 * Three quarters of the lease are left by then. Renewing every lease would cost a write per
 * notification even when the queue is empty.
 */
const renewLeaseAfterMs = leaseMs / 4;
const maxBatchSize = 100;

export interface SendQueue {
  /** A notification that is stored while there is no room is left to whoever finds it due. */
  hasRoom(): boolean;
  add(stored: StoredNotification): void;
  /** Goes on, as the queue empties, until nothing more is due. */
  enqueueDue(): Promise<void>;
  stop(): Promise<void>;
}

export interface SendQueueDeps {
  readonly notifications: NotificationStore;
  readonly clock: Clock;
  readonly send: (stored: StoredNotification) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  /** Makes a queued send part of what has queued it. */
  readonly bindToTrace: (send: () => Promise<void>) => () => Promise<void>;
}

interface QueuedNotification {
  readonly stored: StoredNotification;
  readonly send: () => Promise<void>;
}

const acquireLease = (
  { notifications, clock }: SendQueueDeps,
  stored: StoredNotification,
): Promise<StoredNotification | null> =>
  notifications.acquireLease(stored, new Date(clock().getTime() + leaseMs));

const sendQueued = async (
  deps: SendQueueDeps,
  stored: StoredNotification,
  queuedAtMs: number,
): Promise<void> => {
  const queuedMs = deps.clock().getTime() - queuedAtMs;
  const leased = queuedMs < renewLeaseAfterMs ? stored : await acquireLease(deps, stored);
  if (leased !== null) await deps.send(leased);
};

interface OpenQueue {
  size(): number;
  isStopped(): boolean;
  isQueuedOrInFlight(stored: StoredNotification): boolean;
  add(stored: StoredNotification): void;
  untilNextSent(): Promise<unknown>;
}

const enqueueBatch = async (deps: SendQueueDeps, queue: OpenQueue): Promise<'full' | 'last'> => {
  const limit = Math.min(maxBatchSize, maxQueueLength - queue.size());
  const due = await deps.notifications.findDue(deps.clock(), limit);
  const untaken = due.filter((stored) => !queue.isQueuedOrInFlight(stored));
  for (const leased of await Promise.all(untaken.map((stored) => acquireLease(deps, stored))))
    if (leased !== null) queue.add(leased);
  return due.length === maxBatchSize && untaken.length > 0 ? 'full' : 'last';
};

const enqueueDue = async (deps: SendQueueDeps, queue: OpenQueue): Promise<void> => {
  while (!queue.isStopped() && (await enqueueBatch(deps, queue)) === 'full')
    while (!queue.isStopped() && queue.size() > maxQueueLength - maxBatchSize)
      await queue.untilNextSent();
};

/**
 * Sends in the background, so a slow gateway blocks neither events nor codes. A notification may be
 * queued for longer than its lease lasts: the lease is renewed before sending, and a notification
 * that another process has taken is dropped.
 */
export const createSendQueue = (deps: SendQueueDeps): SendQueue => {
  const { clock, onFailure } = deps;
  const queued = new Map<string, QueuedNotification>();
  const inFlight = new Map<string, Promise<void>>();
  let isStopped = false;

  /** A send that lasts longer than its lease is not sent a second time by the same process. */
  const isQueuedOrInFlight = ({ notification: { id } }: StoredNotification): boolean =>
    queued.has(id) || inFlight.has(id);
  const drain = (): void => {
    while (!isStopped && inFlight.size < maxConcurrentSends) {
      const [first] = queued.values();
      if (first === undefined) return;
      const { id } = first.stored.notification;
      queued.delete(id);
      const task = first
        .send()
        .catch(onFailure)
        .finally(() => {
          inFlight.delete(id);
          drain();
        });
      inFlight.set(id, task);
    }
  };
  const add = (stored: StoredNotification): void => {
    if (queued.size < maxQueueLength && !isQueuedOrInFlight(stored)) {
      const queuedAtMs = clock().getTime();
      const send = deps.bindToTrace(() => sendQueued(deps, stored, queuedAtMs));
      queued.set(stored.notification.id, { stored, send });
    }
    drain();
  };
  return {
    hasRoom: () => queued.size < maxQueueLength,
    add,
    enqueueDue: () =>
      enqueueDue(deps, {
        size: () => queued.size,
        isStopped: () => isStopped,
        isQueuedOrInFlight,
        add,
        untilNextSent: () => Promise.race(inFlight.values()),
      }),
    stop: async () => {
      isStopped = true;
      await Promise.all(inFlight.values());
    },
  };
};
