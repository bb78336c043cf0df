import { createTtlCache } from '@tokri/service-kit/use-case';
import { availableCapacity } from '../../domain/slots/slot.ts';
import type { LoadedSlot } from '../slots/load-slot.ts';
import type { Clock } from '@tokri/service-kit/use-case';

export interface SoldOutCache {
  /** The read starts after this call, so a customer who just got a hold always finds it. */
  readIfSoldOut(slotId: number, read: () => Promise<LoadedSlot>): Promise<LoadedSlot | undefined>;
  recordAvailability(loaded: LoadedSlot): void;
}

const soldOutTtlMs = 300;
const maxSlots = 500;

/**
 * Coalesces reads per key. A read that is already running may be stale, so new callers share the
 * next one.
 */
const createCoalescedReader = <Value>() => {
  const inFlight = new Map<number, Promise<Value>>();
  const queuedReads = new Map<number, Promise<Value>>();
  const startRead = (key: number, read: () => Promise<Value>): Promise<Value> => {
    const pendingRead: Promise<Value> = read().finally(() => {
      if (inFlight.get(key) === pendingRead) inFlight.delete(key);
    });
    inFlight.set(key, pendingRead);
    return pendingRead;
  };
  return (key: number, read: () => Promise<Value>): Promise<Value> => {
    const current = inFlight.get(key);
    if (!current) return startRead(key, read);
    const queued = queuedReads.get(key);
    if (queued) return queued;
    const nextRead = current
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        queuedReads.delete(key);
        return startRead(key, read);
      });
    queuedReads.set(key, nextRead);
    return nextRead;
  };
};

export const createSoldOutCache = (clock: Clock): SoldOutCache => {
  const soldOutSlots = createTtlCache<number, true>({ maxEntries: maxSlots, clock });
  const readCoalesced = createCoalescedReader<LoadedSlot>();
  const recordAvailability = ({ slot }: LoadedSlot): void => {
    if (availableCapacity(slot) > 0) soldOutSlots.delete(slot.slotId);
    else soldOutSlots.set(slot.slotId, true, soldOutTtlMs);
  };
  return {
    recordAvailability,
    readIfSoldOut: async (slotId, read) => {
      if (!soldOutSlots.get(slotId)) return undefined;
      const loaded = await readCoalesced(slotId, read);
      recordAvailability(loaded);
      return loaded;
    },
  };
};
