import type { CorrectionReason, StaffMovementKind } from '@tokri/contracts/validation';

export interface StockCount {
  /** Below 0 when the shelf has too few units for the orders that have reserved them. */
  readonly free: number;
  /** Ordered and not packed yet. */
  readonly reserved: number;
  /** Not for sale at this location, whatever is in stock. */
  readonly isWithdrawn: boolean;
}

export const freeToSell = ({ free }: Pick<StockCount, 'free'>): number => Math.max(0, free);
export const shortForOrders = ({ free }: Pick<StockCount, 'free'>): number => Math.max(0, -free);
export const unitsInStock = ({ free, reserved }: Pick<StockCount, 'free' | 'reserved'>): number =>
  free + reserved;

export interface StockMovement {
  readonly movementId: string;
  readonly at: Date;
  /** Before `at` when the device that it was made on had no connection. */
  readonly madeAt?: Date;
  readonly kind: StaffMovementKind;
  readonly unitId: number;
  readonly itemId: number;
  readonly locationId: number;
  readonly before: number;
  readonly after: number;
  /** For orders, before and after the movement. Missing in movements of former versions. */
  readonly reserved?: number;
  /** Before the movement. Missing in movements of former versions. */
  readonly wasWithdrawn?: boolean;
  readonly reason?: CorrectionReason;
  readonly note?: string;
  /** 0 when no member of staff made it. */
  readonly staffId: number;
  readonly undone?: string;
  /** The order that was packed when units were found or not found. */
  readonly orderId?: number;
}

/** Too many to read when a stock has changed more than staff can have looked at. */
export type LaterMovements = readonly StockMovement[] | 'too-many';

export type StockChange =
  | { readonly kind: 'set'; readonly free: number }
  | {
      readonly kind: 'receive';
      readonly quantity: number;
      /** Since it was made: a count that came after it may include it. */
      readonly unseen?: LaterMovements;
    }
  | {
      readonly kind: 'correct';
      readonly counted: number;
      /** What the person who counted saw; null to overwrite whatever is there. */
      readonly shown: number | null;
      readonly reason: CorrectionReason;
      readonly note: string;
    }
  | {
      readonly kind: 'sold-out' | 'withdraw' | 'relist';
      /** What staff did not know when they made the change. */
      readonly unseen?: LaterMovements;
    }
  | {
      readonly kind: 'undo';
      readonly undone: StockMovement;
      /** Every movement of this stock by staff since `undone`. */
      readonly later: LaterMovements;
      readonly isTooOld: boolean;
    };
