import { err, ok, type Result } from '@tokri/contracts/result';
import { maxUnitStock } from '@tokri/contracts/validation';
import type { StockChange, StockCount } from './stock-movement.ts';
import { undoMovement } from './undo-movement.ts';

export type StockChangeError = 'stock-changed' | 'stock-too-large' | 'later-change-stands';
type StockChangeResult = Result<Pick<StockCount, 'free' | 'isWithdrawn'>, StockChangeError>;

const change = (count: StockCount, stockChange: StockChange): StockChangeResult => {
  switch (stockChange.kind) {
    case 'set':
      return ok({ ...count, free: stockChange.free });
    case 'receive':
      return ok({ ...count, free: count.free + stockChange.quantity });
    case 'correct': {
      const { counted, shown } = stockChange;
      return shown !== null && shown !== count.free + count.reserved
        ? err('stock-changed')
        : ok({ ...count, free: Math.max(0, counted - count.reserved) });
    }
    case 'sold-out':
      return ok({ ...count, free: 0 });
    case 'withdraw':
    case 'relist':
      return ok({ ...count, isWithdrawn: stockChange.kind === 'withdraw' });
    case 'undo':
      return undoMovement(count, stockChange.undone, stockChange.later);
  }
};

export const applyStockChange = (
  count: StockCount,
  stockChange: StockChange,
): StockChangeResult => {
  const result = change(count, stockChange);
  return result.ok && result.value.free > maxUnitStock ? err('stock-too-large') : result;
};
