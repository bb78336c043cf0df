import type { Pagination } from '@tokri/contracts/platform';
import type { OrderInSlot } from '../../domain/fulfilment/day-progress.ts';
import type { OrderPage } from './order-store.ts';

export interface Today {
  readonly date: string;
  /** 'HH:mm' */
  readonly time: string;
}

export interface LateOrderFilter extends Pagination {
  readonly slotId?: number | undefined;
}

export interface DayProgressQueries {
  listOrdersInSlots(date: string): Promise<readonly OrderInSlot[]>;
  /** Not delivered and of an earlier delivery date. */
  countUndeliveredBefore(date: string): Promise<number>;
  /** Not delivered although their slot has ended, the latest slot first. */
  listLate(now: Today, filter: LateOrderFilter): Promise<OrderPage>;
}
