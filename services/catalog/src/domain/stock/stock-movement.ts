import type { CorrectionReason, StaffMovementKind } from '@tokri/contracts/validation';

export interface StockCount {
  readonly free: number;
  /** Ordered and not packed yet. */
  readonly reserved: number;
  /** Not for sale at this location, whatever is in stock. */
  readonly isWithdrawn: boolean;
}

export interface StockMovement {
  readonly movementId: string;
  readonly at: Date;
  readonly kind: StaffMovementKind;
  readonly unitId: number;
  readonly itemId: number;
  readonly locationId: number;
  readonly before: number;
  readonly after: number;
  /** Before the movement. Missing in movements of former versions. */
  readonly wasWithdrawn?: boolean;
  readonly reason?: CorrectionReason;
  readonly note?: string;
  /** 0 when no member of staff made it. */
  readonly staffId: number;
  readonly undone?: string;
}

export type StockChange =
  | { readonly kind: 'set'; readonly free: number }
  | { readonly kind: 'receive'; readonly quantity: number }
  | {
      readonly kind: 'correct';
      readonly counted: number;
      /** What the person who counted saw; null to overwrite whatever is there. */
      readonly shown: number | null;
      readonly reason: CorrectionReason;
      readonly note: string;
    }
  | { readonly kind: 'sold-out' | 'withdraw' | 'relist' }
  | {
      readonly kind: 'undo';
      readonly undone: StockMovement;
      /** Every movement of this stock by staff since `undone`. */
      readonly later: readonly StockMovement[];
    };
