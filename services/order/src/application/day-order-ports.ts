import type { Page } from '@tokri/contracts';
import type { BriefOrder } from '../domain/day-board.ts';
import type { PickedLine } from '../domain/picking-list.ts';
import type { OrderPage } from './ports.ts';

export interface DayWish extends Page {
  /** Delivery day, `yyyy-MM-dd`. */
  readonly pdate: string;
  /** Number of an order status, or absent for all. */
  readonly status?: number | undefined;
  readonly slotId?: number | undefined;
  /** Part of a number, a name or a mobile. */
  readonly search?: string | undefined;
}

/** What staff read of many orders at once. */
export interface DayOrders {
  ofDay(wish: DayWish): Promise<OrderPage>;
  found(wish: Page & { readonly search: string }): Promise<OrderPage>;
  /** Every order of a delivery day, in little. */
  briefly(pdate: string): Promise<readonly BriefOrder[]>;
  /** Lines of the confirmed orders of a slot, one list an order. */
  linesToPick(of: {
    readonly pdate: string;
    readonly slotId: number;
  }): Promise<readonly (readonly PickedLine[])[]>;
}
