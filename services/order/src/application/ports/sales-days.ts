import type { CountedOrder } from '../../domain/reports/order-sales.ts';
import type { SalesDay, SalesSpan } from '../../domain/reports/sales-day.ts';
import type { SalesSums } from '../../domain/reports/sales-sums.ts';

/** An order whose days must be built again. `mark` changes with every change of the order. */
export interface ChangedOrder {
  readonly orderId: number;
  readonly placedOn: string;
  readonly dates: readonly string[];
  readonly mark: number;
}

export interface SalesOrders {
  listChanged(limit: number): Promise<readonly ChangedOrder[]>;
  /** In batches: a busy day has more orders than fit into memory. */
  readByDate(date: string): AsyncIterable<readonly CountedOrder[]>;
  /** Does nothing if the order has changed since. */
  clearMark(order: ChangedOrder): Promise<void>;
  /** Marks orders from before days were stored; returns the last id, or null after the last one. */
  markUnmarked(afterId: number, limit: number): Promise<number | null>;
}

export interface SoldItem {
  readonly itemId: number;
  readonly name: string;
  readonly hindiName: string;
  readonly itemGroupId: number;
}

export interface ItemSales extends SalesSums {
  readonly itemId: number;
}

export interface SalesRecords {
  readonly days: readonly Pick<SalesDay, 'date' | 'totals' | 'deliveries'>[];
  /** Days and months that make up the span. */
  readonly parts: readonly SalesSpan[];
}

export interface SalesMonths {
  /** Months before `month` without a sum of their days as these are now. */
  listOutdated(month: string): Promise<readonly string[]>;
  build(month: string): Promise<void>;
}

export interface SalesDays {
  findRevision(date: string): Promise<number | null>;
  /** Returns false if another process has built the day since. */
  save(day: SalesDay, revision: number | null): Promise<boolean>;
  read(fromDate: string, toDate: string): Promise<SalesRecords>;
  sumItems(fromDate: string, toDate: string): Promise<readonly ItemSales[]>;
  saveItems(items: readonly SoldItem[]): Promise<void>;
  listItems(itemIds: readonly number[]): Promise<ReadonlyMap<number, SoldItem>>;
  readMarkedUpTo(): Promise<number | null>;
  recordMarkedUpTo(orderId: number | null): Promise<void>;
}
