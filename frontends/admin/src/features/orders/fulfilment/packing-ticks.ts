import { unsentPrefix } from '@tokri/web-kit/session';
import * as z from 'zod/mini';

export type LineIds = ReadonlySet<number>;

/** Nobody packs an order for longer; what is left over belongs to an order that was packed elsewhere. */
export const maxTickAgeMs = 7 * 24 * 3_600_000;

const storedTicks = z.record(z.string(), z.object({ lineIds: z.array(z.int()), at: z.number() }));
type StoredTicks = z.infer<typeof storedTicks>;

const storageKey = (userId: number): string => `${unsentPrefix}packing-ticks.${userId}`;

const isRecent = ([, { at }]: readonly [string, StoredTicks[string]]): boolean =>
  Date.now() - at < maxTickAgeMs;

const readStored = (userId: number): StoredTicks => {
  try {
    const { success, data } = storedTicks.safeParse(
      JSON.parse(localStorage.getItem(storageKey(userId)) ?? '{}'),
    );
    return success ? Object.fromEntries(Object.entries(data).filter(isRecent)) : {};
  } catch {
    return {};
  }
};

const writeStored = (userId: number, ticks: StoredTicks): void => {
  try {
    if (Object.keys(ticks).length === 0) localStorage.removeItem(storageKey(userId));
    else localStorage.setItem(storageKey(userId), JSON.stringify(ticks));
  } catch {
    // If storage is full or blocked, the ticks last as long as the page.
  }
};

/** Of a person on this device. */
export const readTicks = (userId: number, orderId: number): LineIds =>
  new Set(readStored(userId)[orderId]?.lineIds);

/** An order without lines is forgotten. */
export const storeTicks = (userId: number, orderId: number, lineIds: LineIds): void => {
  const { [orderId]: _former, ...others } = readStored(userId);
  const own = { lineIds: [...lineIds], at: Date.now() };
  writeStored(userId, lineIds.size > 0 ? { ...others, [orderId]: own } : others);
};
