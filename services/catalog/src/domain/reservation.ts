import type { CouponRefusal } from '@tokri/contracts/price';
import type { CouponClaim } from './coupon.ts';

/** Quantity of one unit that an order wants. */
export interface WantedLine {
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
  /** What of it left the shelf, when that is less: an order packed short. */
  readonly packed?: number;
  /** What the order pays for it with tax, of one packed short for what is in the bag; absent where nobody has said. */
  readonly valuePaise?: number;
}

/** What an order takes of a day's limit. */
export interface DayLine {
  readonly dayId: string;
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
}

export interface ShortLine {
  readonly itemId: number;
  readonly unitId: number;
  readonly wanted: number;
  readonly free: number;
}

/**
 * The way of one order's stock. A decision is written before what follows from it is done, so that two workers of one reservation
 * (a consumer and a sweeper, two processes) always undo and do the same:
 * taking → reserved | refusing → refused;  taking, reserved → releasing → released;  reserved → packing → packed → returning → released.
 */
export type ReservationState =
  | 'taking'
  | 'reserved'
  | 'refusing'
  | 'refused'
  | 'releasing'
  | 'released'
  | 'packing'
  | 'packed'
  | 'returning';

export interface Reservation {
  readonly orderId: number;
  readonly lines: readonly WantedLine[];
  readonly state: ReservationState;
  /** Which limits of its delivery date it counts against: those that stood when it began. */
  readonly days: readonly DayLine[];
  readonly short: readonly ShortLine[];
  /** Null for an order without one. */
  readonly coupon: CouponClaim | null;
  /** Why the coupon stands in the way of the order; null when it does not. */
  readonly couponRefusal: CouponRefusal | null;
}

/** States in which steps are left to do: what a sweeper looks for. */
export const openStates: readonly ReservationState[] = [
  'taking',
  'refusing',
  'releasing',
  'packing',
  'returning',
];
export const isOpen = (state: ReservationState): boolean => openStates.includes(state);

/** Lines of one unit become one, so that a unit is taken once an order (architecture.md 4). */
export const sumLines = (lines: readonly WantedLine[]): readonly WantedLine[] => {
  const summed = new Map<number, WantedLine>();
  for (const { itemId, unitId, quantity, valuePaise } of lines) {
    const before = summed.get(unitId);
    const value =
      valuePaise === undefined ? {} : { valuePaise: (before?.valuePaise ?? 0) + valuePaise };
    summed.set(unitId, { itemId, unitId, quantity: (before?.quantity ?? 0) + quantity, ...value });
  }
  return [...summed.values()];
};

/** Lines with what was packed of each unit. A unit that `packed` does not name is whole, and nobody packs more than was set aside. */
export const packedLines = (
  lines: readonly WantedLine[],
  packed: readonly WantedLine[],
): readonly WantedLine[] => {
  const byUnit = new Map(sumLines(packed).map((line) => [line.unitId, line]));
  return lines.map((line) => {
    const { quantity, valuePaise } = byUnit.get(line.unitId) ?? line;
    const value = valuePaise === undefined ? {} : { valuePaise };
    return quantity < line.quantity ? { ...line, packed: quantity, ...value } : line;
  });
};

/** What an end of the order means for its stock, by the state that the reservation is in; null when nothing is to be done. */
export const onOrderEnded = (state: ReservationState): ReservationState | null => {
  switch (state) {
    case 'taking':
    case 'reserved':
      return 'releasing';
    case 'packing':
    case 'packed':
      return 'returning';
    case 'refusing':
    case 'refused':
    case 'releasing':
    case 'released':
    case 'returning':
      return null;
  }
};

/** Packed goods leave the shelf for good: what was set aside is no longer counted. */
export const onOrderPacked = (state: ReservationState): ReservationState | null =>
  state === 'reserved' ? 'packing' : null;
