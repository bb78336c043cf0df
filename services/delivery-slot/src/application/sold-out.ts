import { createBoundedMap } from '@tokri/service-kit/use-case';
import { placesLeft } from '../domain/slot.ts';
import type { LoadedPlace } from './load-place.ts';
import type { Clock } from './ports/clock.ts';

/** Who comes to a slot that was full a moment ago is told from one reading that many share, instead of waiting for a turn at the store. */
export interface SoldOut {
  /** Such a slot as it stands now, or undefined. The reading begins after the call: whoever has been answered a hold before is found to have it. */
  soldOut(slotId: number, read: () => Promise<LoadedPlace>): Promise<LoadedPlace | undefined>;
  /** Remembers a slot if it is full. */
  noteSoldOut(place: LoadedPlace): void;
}

/** Shorter than anybody waits, longer than a rush needs to come again. */
const soldOutMs = 300;
const slotsMax = 500;

/** Readings of one thing at a time: who comes while one is at work, which may have begun before what they did last, shares the next. */
const createSharedReadings = <T>() => {
  const atWork = new Map<number, Promise<T>>();
  const next = new Map<number, Promise<T>>();
  const begin = (key: number, read: () => Promise<T>): Promise<T> => {
    const reading: Promise<T> = read().finally(() => {
      if (atWork.get(key) === reading) atWork.delete(key);
    });
    atWork.set(key, reading);
    return reading;
  };
  return (key: number, read: () => Promise<T>): Promise<T> => {
    const before = atWork.get(key);
    if (!before) return begin(key, read);
    const known = next.get(key);
    if (known) return known;
    const after = before
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next.delete(key);
        return begin(key, read);
      });
    next.set(key, after);
    return after;
  };
};

export const createSoldOut = (clock: Clock): SoldOut => {
  const full = createBoundedMap<number, true>({ entriesMax: slotsMax, clock });
  const share = createSharedReadings<LoadedPlace>();
  const noteSoldOut = ({ slot }: LoadedPlace): void => {
    if (placesLeft(slot) > 0) full.delete(slot.slotId);
    else full.set(slot.slotId, true, soldOutMs);
  };
  return {
    noteSoldOut,
    soldOut: async (slotId, read) => {
      if (!full.get(slotId)) return undefined;
      const place = await share(slotId, read);
      noteSoldOut(place);
      return place;
    },
  };
};
