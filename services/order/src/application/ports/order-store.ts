import type { Pagination } from '@tokri/contracts/platform';
import type { Decision } from '../../domain/order-events.ts';
import type { UserHold, Order } from '../../domain/order.ts';
import type { ReportTotals } from '../../domain/reports/report-totals.ts';

export interface StoredOrder {
  readonly order: Order;
  readonly rev: number;
  readonly seq: number;
  /** Of the last 200 events. */
  readonly appliedEventIds: readonly string[];
}

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly total: number;
}

export interface OrderFilter extends Pagination {
  readonly status?: number | undefined;
  readonly search?: string | undefined;
  readonly isActiveFirst?: boolean;
}

export interface CartVersion {
  readonly userId: number;
  readonly pdate: string;
  readonly cartVersion: number;
}

export interface OrderStore {
  nextId(): Promise<number>;
  findById(orderId: number): Promise<StoredOrder | null>;
  /** Cached by this process. Another process may have changed the order since. */
  findLastWritten(orderId: number): Promise<StoredOrder | null>;
  listByHold(hold: UserHold): Promise<readonly Order[]>;
  listByHolds(holds: readonly UserHold[]): Promise<readonly Order[]>;
  /** At most 200, the newest. */
  listUnpaidByUser(userId: number): Promise<readonly Order[]>;
  insert(decision: Decision): Promise<'inserted' | 'exists'>;
  /**
   * Writes state, outbox events and the applied event ids atomically. Returns false on a version
   * conflict.
   */
  save(
    stored: StoredOrder,
    decision: Decision,
    appliedEventIds: readonly string[],
  ): Promise<boolean>;
  /** Best effort: knows the carts of orders that this process has inserted. */
  mayHaveOrderOfCart(cart: CartVersion): boolean;
  listByUser(userId: number, filter: OrderFilter): Promise<OrderPage>;
  listAll(filter: OrderFilter): Promise<OrderPage>;
  listBoughtItemIds(userId: number, limit: number): Promise<readonly (readonly number[])[]>;
  /**
   * The order of another hold that owns this cart version. Orders that were rejected, cancelled or
   * whose payment expired own no cart.
   */
  findOrderIdByCart(cart: CartVersion & { readonly holdId: number }): Promise<number | null>;
  listPlaced(
    span: { readonly fromDate: string; readonly toDate: string },
    filter: OrderFilter,
  ): Promise<readonly Order[]>;
  /** Of the orders placed on these days. */
  sumPlaced(
    days: readonly string[],
    filter: Pick<OrderFilter, 'status' | 'search'>,
  ): Promise<ReportTotals>;
  findOverdueIds(now: Date, limit: number): Promise<readonly number[]>;
}
