import { leaseMs } from './create-notification.ts';
import type { Clock } from '../ports/runtime.ts';
import type { Notifications, StoredNotification } from '../ports/notifications.ts';

const maxConcurrentSends = 8;
const maxQueueLength = 500;
/**
 * Three quarters of the lease are left by then. Renewing every lease would cost a write per
 * notification even when the queue is empty.
 */
const renewLeaseAfterMs = leaseMs / 4;
const maxBatchSize = 100;

export interface SendQueue {
  add(stored: StoredNotification): void;
  enqueueDue(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Sends in the background, so a slow gateway blocks neither events nor codes. A notification may be
 * queued for longer than its lease lasts: the lease is renewed before sending, and a notification
 * that another process has taken is dropped.
 */
export const createSendQueue = ({
  notifications,
  clock,
  send,
  onFailure,
}: {
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly send: (stored: StoredNotification) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}): SendQueue => {
  const queued = new Map<
    string,
    { readonly stored: StoredNotification; readonly queuedAtMs: number }
  >();
  const inFlight = new Set<Promise<void>>();
  let isStopped = false;

  const acquireLease = (stored: StoredNotification): Promise<StoredNotification | null> =>
    notifications.acquireLease(stored, new Date(clock().getTime() + leaseMs));
  const sendQueued = async ({
    stored,
    queuedAtMs,
  }: {
    readonly stored: StoredNotification;
    readonly queuedAtMs: number;
  }): Promise<void> => {
    const leased =
      clock().getTime() - queuedAtMs < renewLeaseAfterMs ? stored : await acquireLease(stored);
    if (leased !== null) await send(leased);
  };
  const drain = (): void => {
    while (!isStopped && inFlight.size < maxConcurrentSends) {
      const [first] = queued.values();
      if (first === undefined) return;
      queued.delete(first.stored.notification.id);
      const task: Promise<void> = sendQueued(first)
        .catch(onFailure)
        .finally(() => {
          inFlight.delete(task);
          drain();
        });
      inFlight.add(task);
    }
  };
  const add = (stored: StoredNotification): void => {
    if (queued.size < maxQueueLength && !queued.has(stored.notification.id))
      queued.set(stored.notification.id, { stored, queuedAtMs: clock().getTime() });
    drain();
  };
  return {
    add,
    enqueueDue: async () => {
      const due = await notifications.findDue(
        clock(),
        Math.min(maxBatchSize, maxQueueLength - queued.size),
      );
      for (const stored of due) {
        if (queued.has(stored.notification.id)) continue;
        const leased = await acquireLease(stored);
        if (leased !== null) add(leased);
      }
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(inFlight);
    },
  };
};
