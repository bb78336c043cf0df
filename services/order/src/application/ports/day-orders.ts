import type { PaymentMethod } from '@tokri/contracts/orders';
import type { Pagination } from '@tokri/contracts/platform';
import type { OrderSummary } from '../../domain/reports/day-summary.ts';
import type { PickingLine } from '../../domain/fulfilment/picking-list.ts';
import type { OrderPage } from './order-store.ts';

export interface DayOrderFilter extends Pagination {
  readonly pdate: string;
  readonly status?: number | undefined;
  readonly slotId?: number | undefined;
  readonly search?: string | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly pincode?: string | undefined;
}

export interface DayOrderQueries {
  listByDay(filter: DayOrderFilter): Promise<OrderPage>;
  searchOrders(filter: Pagination & { readonly search: string }): Promise<OrderPage>;
  findNextDay(fromDate: string): Promise<string | null>;
  listSummaries(pdate: string): Promise<readonly OrderSummary[]>;
  listLinesToPick(filter: {
    readonly pdate: string;
    readonly slotId: number;
  }): Promise<readonly (readonly PickingLine[])[]>;
}
