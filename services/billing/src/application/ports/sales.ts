import type { Sale } from '@tokri/contracts/events';

/** What was sold by one order, as order told it when it was placed. */
export interface SoldOrder {
  readonly orderId: number;
  readonly userId: number;
  readonly partyId: number;
  readonly transactionNumber: string;
  readonly method: 'online' | 'cod' | 'credit';
  readonly payablePaise: number;
  readonly placedAt: Date;
  readonly sale: Sale | null;
}

export interface SoldSoFar extends SoldOrder {
  /** It was rejected or cancelled. */
  readonly isOver: boolean;
}

export interface SaleStore {
  put(sold: SoldOrder): Promise<void>;
  byOrder(orderId: number): Promise<SoldSoFar | null>;
  /** The highest id of an order that is known here; 0 for none. */
  newestOrderId(): Promise<number>;
  /** It was packed short: from now on this is what was sold. Once more changes nothing. */
  pack(orderId: number, sale: Sale): Promise<void>;
  /** Rejected or cancelled. */
  end(orderId: number): Promise<void>;
}
