import type { Pagination } from '@tokri/contracts/platform';
import type { Decision } from '../../domain/order-events.ts';
import type { Order } from '../../domain/order.ts';

/** An order with the version that a save compares. */
export interface StoredOrder {
  readonly order: Order;
  readonly rev: number;
  readonly seq: number;
}

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly total: number;
}

export interface OrderFilter extends Pagination {
  /** Number of an order status, or absent for all. */
  readonly status?: number | undefined;
  /** Part of a transaction number. */
  readonly search?: string | undefined;
  /** Orders on their way before the others; counts for a user's orders only. */
  readonly isActiveFirst?: boolean;
}

/** Of all orders of a report, not of its page alone. */
export interface ReportTotals {
  readonly count: number;
  readonly taxablePaise: number;
  /** Of goods and of delivery. */
  readonly taxPaise: number;
  readonly payablePaise: number;
}

export interface OrderStore {
  nextId(): Promise<number>;
  findById(orderId: number): Promise<StoredOrder | null>;
  /** As this process wrote it last, which another may have changed since; else as `byId`. */
  findLastWritten(orderId: number): Promise<StoredOrder | null>;
  /** The orders that this user placed with this hold, the first one first. */
  listByHold(of: { readonly userId: number; readonly holdId: number }): Promise<readonly Order[]>;
  /** Writes a new order with its event; `exists` when there is one of this try of the hold, or of this id. */
  insert(decision: Decision): Promise<'inserted' | 'exists'>;
  /** Writes state, event and the mark of `seen` in one guarded write; false when somebody else was faster. */
  save(stored: StoredOrder, decision: Decision, appliedEventId?: string): Promise<boolean>;
  listByUser(userId: number, filter: OrderFilter): Promise<OrderPage>;
  listAll(filter: OrderFilter): Promise<OrderPage>;
  /** Items of the orders of a user that stand, newest first, a list an order; of the last `limit` orders. */
  listPurchasedItemIds(userId: number, limit: number): Promise<readonly (readonly number[])[]>;
  /** The order of another hold that has this version of a cart, or had it until it was confirmed; null when none has, also when it ended badly or lapsed. */
  findOrderIdByCart(of: {
    readonly userId: number;
    readonly pdate: string;
    readonly cartVersion: number;
    readonly holdId: number;
  }): Promise<number | null>;
  /** Orders placed on these days, newest first. */
  reportByDays(
    days: readonly string[],
    filter: OrderFilter,
  ): Promise<OrderPage & { readonly totals: ReportTotals }>;
  /** Ids of orders whose deadline is at or before `now`, at most `limit`. */
  findOverdueIds(now: Date, limit: number): Promise<readonly number[]>;
}
