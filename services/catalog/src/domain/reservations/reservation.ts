import type { CouponErrorCode } from '@tokri/contracts/pricing';
import type { CouponRedemption } from '../coupons/coupon.ts';

export interface OrderedLine {
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
  readonly packed?: number;
  readonly valuePaise?: number;
}

export interface DayLimitLine {
  readonly dayId: string;
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
}

export interface Shortage {
  readonly itemId: number;
  readonly unitId: number;
  readonly wanted: number;
  readonly free: number;
}

/**
 * Each decision is stored before it is carried out, so that concurrent workers take the same steps:
 * taking → reserved | refusing → refused; taking, reserved → releasing → released; reserved →
 * packing → packed → returning → released.
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
  readonly lines: readonly OrderedLine[];
  readonly state: ReservationState;
  readonly days: readonly DayLimitLine[];
  readonly short: readonly Shortage[];
  readonly coupon: CouponRedemption | null;
  readonly couponRefusal: CouponErrorCode | null;
}

export const pendingStates: readonly ReservationState[] = [
  'taking',
  'refusing',
  'releasing',
  'packing',
  'returning',
];
export const isPending = (state: ReservationState): boolean => pendingStates.includes(state);

export const sumLines = (lines: readonly OrderedLine[]): readonly OrderedLine[] => {
  const summed = new Map<number, OrderedLine>();
  for (const { itemId, unitId, quantity, valuePaise } of lines) {
    const before = summed.get(unitId);
    const value =
      valuePaise === undefined ? {} : { valuePaise: (before?.valuePaise ?? 0) + valuePaise };
    summed.set(unitId, { itemId, unitId, quantity: (before?.quantity ?? 0) + quantity, ...value });
  }
  return [...summed.values()];
};

export const withPackedQuantities = (
  lines: readonly OrderedLine[],
  packed: readonly OrderedLine[],
): readonly OrderedLine[] => {
  const byUnit = new Map(sumLines(packed).map((line) => [line.unitId, line]));
  return lines.map((line) => {
    const { quantity, valuePaise } = byUnit.get(line.unitId) ?? line;
    const value = valuePaise === undefined ? {} : { valuePaise };
    return quantity < line.quantity ? { ...line, packed: quantity, ...value } : line;
  });
};

export const stateAfterOrderEnded = (state: ReservationState): ReservationState | null => {
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

export const stateAfterOrderPacked = (state: ReservationState): ReservationState | null =>
  state === 'reserved' ? 'packing' : null;
