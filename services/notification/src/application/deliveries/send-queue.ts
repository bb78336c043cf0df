import { leaseMs } from './create-notification.ts';
import type { Clock } from '../ports/runtime.ts';
import type { Notifications, StoredNotification } from '../ports/notifications.ts';

/** Notices at work at once. */
const maxConcurrentSends = 8;
/** Notices that wait in memory; more are left to the sweep. */
const maxQueueLength = 500;
/** One that has waited no longer goes out under the claim that it came with, of which three quarters are left; the renewal would be a write for each notice of a quiet hour. */
const renewLeaseAfterMs = leaseMs / 4;
/** Taken by one sweep. */
const maxBatchSize = 100;

export interface SendQueue {
  /** Takes one that this process has claimed. One that waits already is not taken twice; a full line leaves it to the sweep, when its claim has ended. */
  add(stored: StoredNotification): void;
  /** Claims what is due and does not wait here already, and adds it. */
  enqueueDue(): Promise<void>;
  /** Waits for those at work. */
  stop(): Promise<void>;
}

/**
 * Sends beside the consumer, so that a slow gateway holds up neither events nor codes. What is lost with the process stands in the store.
 * A notice may wait here for longer than its claim lasts. So the claim of one that has waited is renewed when its turn comes, and a notice that somebody else has taken meanwhile is
 * dropped: it is theirs to send.
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
  /** By notice id, in the order of their coming. */
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
