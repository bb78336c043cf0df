import { err, ok, type Result } from '@tokri/contracts/result';
import { maxUnitStock } from '@tokri/contracts/validation';
import { unitsInStock, type StockChange, type StockCount } from './stock-movement.ts';
import { isContradicted } from './unseen-movements.ts';
import { undoMovement } from './undo-movement.ts';

export type StockChangeError =
  'stock-changed' | 'stock-too-large' | 'later-change-stands' | 'movement-too-old';
type StockChangeResult = Result<Pick<StockCount, 'free' | 'isWithdrawn'>, StockChangeError>;

const markSale = (
  count: StockCount,
  { kind, unseen = [] }: Extract<StockChange, { kind: 'sold-out' | 'withdraw' | 'relist' }>,
): StockChangeResult => {
  if (isContradicted(kind, unseen)) return err('stock-changed');
  return ok(
    kind === 'sold-out'
      ? // What a count has found missing for orders is still missing.
        { ...count, free: Math.min(0, count.free) }
      : { ...count, isWithdrawn: kind === 'withdraw' },
  );
};

const change = (count: StockCount, stockChange: StockChange): StockChangeResult => {
  switch (stockChange.kind) {
    case 'set':
      return ok({ ...count, free: stockChange.free });
    case 'receive':
      return isContradicted('receive', stockChange.unseen ?? [])
        ? err('stock-changed')
        : ok({ ...count, free: count.free + stockChange.quantity });
    case 'correct': {
      const { counted, shown } = stockChange;
      return shown !== null && shown !== unitsInStock(count)
        ? err('stock-changed')
        : ok({ ...count, free: counted - count.reserved });
    }
    case 'sold-out':
    case 'withdraw':
    case 'relist':
      return markSale(count, stockChange);
    case 'undo':
      return undoMovement(count, stockChange);
  }
};

export const applyStockChange = (
  count: StockCount,
  stockChange: StockChange,
): StockChangeResult => {
  const result = change(count, stockChange);
  return result.ok && result.value.free > maxUnitStock ? err('stock-too-large') : result;
};
