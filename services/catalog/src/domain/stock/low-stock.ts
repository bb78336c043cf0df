import { isLowStock } from '@tokri/contracts/orders';
import type { StockCount } from './stock-movement.ts';

export interface StockAlert {
  readonly kind: 'low' | 'refilled';
  readonly unitId: number;
  readonly itemId: number;
  readonly locationId: number;
  readonly free: number;
}

type SaleState = Pick<StockCount, 'free' | 'isWithdrawn'>;

/** Of a unit that is not for sale nothing runs out. */
const runsOut = ({ free, isWithdrawn }: SaleState): boolean => !isWithdrawn && isLowStock(free);

/** When a unit passes the threshold or is low when it is put back on sale, not while it stays low. */
export const fallsLow = (before: SaleState, after: SaleState): boolean =>
  !runsOut(before) && runsOut(after);

/** When it rises above the threshold, or is taken off sale while it is low. */
export const stopsRunningOut = (before: SaleState, after: SaleState): boolean =>
  runsOut(before) && !runsOut(after);
