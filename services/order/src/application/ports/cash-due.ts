import type { Pagination } from '@tokri/contracts/platform';
import type { OrderPage } from './order-store.ts';

export interface CashDueSum {
  readonly orders: number;
  readonly payablePaise: number;
  readonly isComplete: boolean;
}

/** Delivered orders paid in cash whose money is not recorded yet. */
export interface CashDueQueries {
  /** The oldest delivery date first. */
  list(pagination: Pagination): Promise<OrderPage>;
  sum(): Promise<CashDueSum>;
}
