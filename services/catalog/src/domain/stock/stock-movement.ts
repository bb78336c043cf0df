import { err, ok, type Result } from '@tokri/contracts/result';
import {
  maxUnitStock,
  type CorrectionReason,
  type StaffMovementKind,
} from '@tokri/contracts/validation';

export interface StockCount {
  readonly free: number;
  /** Ordered and not packed yet. */
  readonly setAside: number;
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
  | { readonly kind: 'undo'; readonly undone: StockMovement };

type ChangedStock = Pick<StockCount, 'free' | 'isWithdrawn'>;
type StockChangeResult = Result<ChangedStock, 'stock-changed' | 'stock-too-large'>;

const undo = (count: StockCount, { kind, before, after }: StockMovement): StockChangeResult => {
  if (kind === 'withdraw' || kind === 'relist')
    return ok({ free: count.free, isWithdrawn: kind === 'relist' });
  const free = count.free - (after - before);
  return free < 0 ? err('stock-changed') : ok({ ...count, free });
};

const change = (count: StockCount, stockChange: StockChange): StockChangeResult => {
  switch (stockChange.kind) {
    case 'set':
      return ok({ ...count, free: stockChange.free });
    case 'receive':
      return ok({ ...count, free: count.free + stockChange.quantity });
    case 'correct': {
      const { counted, shown } = stockChange;
      return shown !== null && shown !== count.free + count.setAside
        ? err('stock-changed')
        : ok({ ...count, free: Math.max(0, counted - count.setAside) });
    }
    case 'sold-out':
      return ok({ ...count, free: 0 });
    case 'withdraw':
    case 'relist':
      return ok({ ...count, isWithdrawn: stockChange.kind === 'withdraw' });
    case 'undo':
      return undo(count, stockChange.undone);
  }
};

export const applyStockChange = (
  count: StockCount,
  stockChange: StockChange,
): StockChangeResult => {
  const result = change(count, stockChange);
  return result.ok && result.value.free > maxUnitStock ? err('stock-too-large') : result;
};

/** Only staff's own changes are undone, and each at most once. */
export const isUndoable = ({ kind }: StockMovement): boolean =>
  kind !== 'undo' && kind !== 'opened';

/** The same for every request that undoes a movement, so that it is undone once. */
export const undoMovementId = (movementId: string): string => `undo:${movementId}`;
