import type { Pagination } from '@tokri/contracts/platform';
import type { OrderPage } from './order-store.ts';

export interface CashDueSum {
  readonly orders: number;
  readonly payablePaise: number;
  readonly isComplete: boolean;
}

/** For stores of versions that did not mark such orders. */
export interface CashDueMarks {
  /** Every order up to this one has its mark; 0 for none, null for all. */
  readMarkedUpTo(): Promise<number | null>;
  recordMarkedUpTo(orderId: number | null): Promise<void>;
  /** Returns the last order that was read, or null after the last of all. */
  markAfter(orderId: number, limit: number): Promise<number | null>;
}

/** Delivered orders paid in cash whose money is not recorded yet. */
export interface CashDueQueries {
  /** The oldest delivery date first. */
  list(pagination: Pagination): Promise<OrderPage>;
  sum(): Promise<CashDueSum>;
}
