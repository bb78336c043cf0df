import type { OrderSale } from '@tokri/contracts/events';

/** What was sold by one order, as order told it when it was placed. */
export interface SoldOrder {
  readonly orderId: number;
  readonly userId: number;
  readonly partyId: number;
  readonly transactionNumber: string;
  readonly method: 'online' | 'cod' | 'credit';
  readonly payablePaise: number;
  readonly placedAt: Date;
  readonly sale: OrderSale | null;
}

export interface StoredSale extends SoldOrder {
  /** It was rejected or cancelled. */
  readonly isOver: boolean;
}

export interface SaleStore {
  insert(sold: SoldOrder): Promise<void>;
  findByOrder(orderId: number): Promise<StoredSale | null>;
  /** The highest id of an order that is known here; 0 for none. */
  newestOrderId(): Promise<number>;
  /** It was packed short: from now on this is what was sold. Once more changes nothing. */
  recordPacked(orderId: number, sale: OrderSale): Promise<void>;
  /** Rejected or cancelled. */
  markEnded(orderId: number): Promise<void>;
}
