import type { Pagination } from '@tokri/contracts/platform';
import type { OrderSummary } from '../../domain/reports/day-summary.ts';
import type { PickingLine } from '../../domain/fulfilment/picking-list.ts';
import type { OrderPage } from './order-store.ts';

export interface DayOrderFilter extends Pagination {
  /** Delivery day, `yyyy-MM-dd`. */
  readonly pdate: string;
  /** Number of an order status, or absent for all. */
  readonly status?: number | undefined;
  readonly slotId?: number | undefined;
  /** Part of a number, a name or a mobile. */
  readonly search?: string | undefined;
}

/** What staff read of many orders at once. */
export interface DayOrderQueries {
  listByDay(filter: DayOrderFilter): Promise<OrderPage>;
  searchOrders(filter: Pagination & { readonly search: string }): Promise<OrderPage>;
  /** Every order of a delivery day, in little. */
  listSummaries(pdate: string): Promise<readonly OrderSummary[]>;
  /** Lines of the confirmed orders of a slot, one list an order. */
  listLinesToPick(of: {
    readonly pdate: string;
    readonly slotId: number;
  }): Promise<readonly (readonly PickingLine[])[]>;
}
