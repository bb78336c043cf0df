import type { OrderSale } from '@tokri/contracts/events';
import type { PaymentMethod } from '@tokri/contracts/orders';

export interface PlacedOrder {
  readonly orderId: number;
  readonly userId: number;
  readonly partyId: number;
  readonly transactionNumber: string;
  readonly method: PaymentMethod;
  readonly payablePaise: number;
  readonly placedAt: Date;
  readonly sale: OrderSale | null;
}

export interface StoredOrder extends PlacedOrder {
  readonly hasOrderEnded: boolean;
}

export interface SaleStore {
  insert(order: PlacedOrder): Promise<void>;
  findByOrder(orderId: number): Promise<StoredOrder | null>;
  newestOrderId(): Promise<number>;
  recordPacked(orderId: number, sale: OrderSale): Promise<void>;
  markEnded(orderId: number): Promise<void>;
}
