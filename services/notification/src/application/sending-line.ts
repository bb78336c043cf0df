import { claimMs } from './announce.ts';
import type { Clock, Notices, StoredNotice } from './ports.ts';

/** Notices at work at once. */
const sendersMax = 8;
/** Notices that wait in memory; more are left to the sweep. */
const waitingMax = 500;
/** Taken by one sweep. */
const sweepMax = 100;

export interface SendingLine {
  /** Takes one that this process has claimed; a full line leaves it to the sweep, when its claim has ended. */
  add(stored: StoredNotice): void;
  /** Claims what is due and adds it. */
  sweep(): Promise<void>;
  /** Waits for those at work. */
  stop(): Promise<void>;
}

/** Sends beside the consumer, so that a slow gateway holds up neither events nor codes. What is lost with the process stands in the store. */
export const createSendingLine = ({ notices, clock, send, onFailure }: {
  readonly notices: Notices; readonly clock: Clock; readonly send: (stored: StoredNotice) => Promise<void>; readonly onFailure: (error: unknown) => void;
}): SendingLine => {
  const waiting: StoredNotice[] = [];
  const atWork = new Set<Promise<void>>();
  let isStopped = false;

  const next = (): void => {
    while (!isStopped && atWork.size < sendersMax) {
      const stored = waiting.shift();
      if (stored === undefined) return;
      const work: Promise<void> = send(stored).catch(onFailure).finally(() => {
        atWork.delete(work);
        next();
      });
      atWork.add(work);
    }
  };
  const add = (stored: StoredNotice): void => {
    if (waiting.length < waitingMax) waiting.push(stored);
    next();
  };
  return {
    add,
    sweep: async () => {
      const now = clock();
      const due = await notices.due(now, Math.min(sweepMax, waitingMax - waiting.length));
      for (const stored of due) {
        const claimed = await notices.claim(stored, new Date(now.getTime() + claimMs));
        if (claimed !== null) add(claimed);
      }
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(atWork);
    },
  };
};
