import { claimMs } from './announce.ts';
import type { Clock, Notices, StoredNotice } from './ports.ts';

/** Notices at work at once. */
const sendersMax = 8;
/** Notices that wait in memory; more are left to the sweep. */
const waitingMax = 500;
/** One that has waited no longer goes out under the claim that it came with, of which three quarters are left; the renewal would be a write for each notice of a quiet hour. */
const renewAfterMs = claimMs / 4;
/** Taken by one sweep. */
const sweepMax = 100;

export interface SendingLine {
  /** Takes one that this process has claimed. One that waits already is not taken twice; a full line leaves it to the sweep, when its claim has ended. */
  add(stored: StoredNotice): void;
  /** Claims what is due and does not wait here already, and adds it. */
  sweep(): Promise<void>;
  /** Waits for those at work. */
  stop(): Promise<void>;
}

/**
 * Sends beside the consumer, so that a slow gateway holds up neither events nor codes. What is lost with the process stands in the store.
 * A notice may wait here for longer than its claim lasts. So the claim of one that has waited is renewed when its turn comes, and a notice that somebody else has taken meanwhile is
 * dropped: it is theirs to send.
 */
export const createSendingLine = ({
  notices,
  clock,
  send,
  onFailure,
}: {
  readonly notices: Notices;
  readonly clock: Clock;
  readonly send: (stored: StoredNotice) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}): SendingLine => {
  /** By notice id, in the order of their coming. */
  const waiting = new Map<string, { readonly stored: StoredNotice; readonly sinceMs: number }>();
  const atWork = new Set<Promise<void>>();
  let isStopped = false;

  const claim = (stored: StoredNotice): Promise<StoredNotice | null> =>
    notices.claim(stored, new Date(clock().getTime() + claimMs));
  const take = async ({
    stored,
    sinceMs,
  }: {
    readonly stored: StoredNotice;
    readonly sinceMs: number;
  }): Promise<void> => {
    const claimed = clock().getTime() - sinceMs < renewAfterMs ? stored : await claim(stored);
    if (claimed !== null) await send(claimed);
  };
  const next = (): void => {
    while (!isStopped && atWork.size < sendersMax) {
      const [first] = waiting.values();
      if (first === undefined) return;
      waiting.delete(first.stored.notice.id);
      const work: Promise<void> = take(first)
        .catch(onFailure)
        .finally(() => {
          atWork.delete(work);
          next();
        });
      atWork.add(work);
    }
  };
  const add = (stored: StoredNotice): void => {
    if (waiting.size < waitingMax && !waiting.has(stored.notice.id))
      waiting.set(stored.notice.id, { stored, sinceMs: clock().getTime() });
    next();
  };
  return {
    add,
    sweep: async () => {
      const due = await notices.due(clock(), Math.min(sweepMax, waitingMax - waiting.size));
      for (const stored of due) {
        if (waiting.has(stored.notice.id)) continue;
        const claimed = await claim(stored);
        if (claimed !== null) add(claimed);
      }
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(atWork);
    },
  };
};
