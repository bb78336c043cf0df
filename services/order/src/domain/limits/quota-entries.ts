import type { UserHold, Order, OrderTerms } from '../order.ts';
import { isUnpaid, toUnpaidOrder, type ItemUnits, type UnpaidOrder } from './unpaid-order.ts';

/** One hold in one slot, and so at most one unpaid order. `attempt` is the latest that was started for it. */
export interface QuotaEntry extends UnpaidOrder {
  readonly attempt: number;
  readonly at: Date;
}

/** An entry without its order counts this long: longer than any request runs. */
export const pendingInsertTtlMs = 60_000;

const attemptOf = ({ holdAttempt = 1 }: Pick<OrderTerms, 'holdAttempt'>): number => holdAttempt;

type EntryKey = UserHold & Pick<UnpaidOrder, 'slotId' | 'pdate'>;
const isSameHold = (a: UserHold, b: UserHold): boolean =>
  a.userId === b.userId && a.holdId === b.holdId;
/** Two requests with different quotes may race for one hold: either may be stored. */
const isSameEntry = (a: EntryKey, b: EntryKey): boolean =>
  isSameHold(a, b) && a.slotId === b.slotId && a.pdate === b.pdate;

export const toQuotaEntry = (terms: OrderTerms, at: Date): QuotaEntry => ({
  ...toUnpaidOrder(terms),
  attempt: attemptOf(terms),
  at,
});

export const withoutEntry = (
  entries: readonly QuotaEntry[],
  entry: QuotaEntry,
): readonly QuotaEntry[] => entries.filter((other) => !isSameEntry(other, entry));

const mergeUnits = (a: readonly ItemUnits[], b: readonly ItemUnits[]): readonly ItemUnits[] => {
  const merged = new Map(a.map(({ itemId, units }) => [itemId, units]));
  for (const { itemId, units } of b) merged.set(itemId, Math.max(merged.get(itemId) ?? 0, units));
  return [...merged].map(([itemId, units]) => ({ itemId, units }));
};

/**
 * Of two carts that race for one hold, the larger quantity of each item counts until it is read
 * from the order itself.
 */
export const addEntry = (
  entries: readonly QuotaEntry[],
  entry: QuotaEntry,
): readonly QuotaEntry[] => {
  const previous = entries.find((other) => isSameEntry(other, entry));
  const items = previous ? mergeUnits(previous.items, entry.items) : entry.items;
  const attempt = Math.max(previous?.attempt ?? 0, entry.attempt);
  return [...withoutEntry(entries, entry), { ...entry, items, attempt }];
};

/**
 * An older entry is entered again: it may be dropped at any moment because no order was stored for
 * it.
 */
export const hasEntry = (entries: readonly QuotaEntry[], entry: QuotaEntry): boolean =>
  entries.some(
    (other) =>
      isSameEntry(other, entry) &&
      other.attempt >= entry.attempt &&
      entry.at.getTime() - other.at.getTime() < pendingInsertTtlMs / 2 &&
      entry.items.every(({ itemId, units }) =>
        other.items.some((item) => item.itemId === itemId && item.units >= units),
      ),
  );

/** Entries that still count, as their orders are now. `orders` are all orders of their holds. */
export const refreshEntries = (
  entries: readonly QuotaEntry[],
  orders: readonly Order[],
  now: Date,
): readonly QuotaEntry[] =>
  entries.flatMap((entry) => {
    const ordersOfHold = orders.filter((order) => isSameHold(order, entry));
    const unpaid = ordersOfHold
      .filter(isUnpaid)
      .map((order) => toQuotaEntry(order, entry.at))
      .find((stored) => isSameEntry(stored, entry));
    if (unpaid) return [unpaid];
    const isPending = ordersOfHold.every((order) => attemptOf(order) < entry.attempt);
    return isPending && now.getTime() - entry.at.getTime() < pendingInsertTtlMs ? [entry] : [];
  });
