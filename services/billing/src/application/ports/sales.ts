import type { OrderSale } from '@tokri/contracts/events';
import type { PaymentMethod } from '@tokri/contracts/orders';

export interface Sale {
  readonly orderId: number;
  readonly userId: number;
  readonly partyId: number;
  readonly transactionNumber: string;
  readonly method: PaymentMethod;
  readonly payablePaise: number;
  readonly placedAt: Date;
  readonly sale: OrderSale | null;
}

export interface StoredSale extends Sale {
  readonly hasOrderEnded: boolean;
}

export interface SaleStore {
  insert(sale: Sale): Promise<void>;
  findByOrder(orderId: number): Promise<StoredSale | null>;
  listTransactionNumbers(orderIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  newestOrderId(): Promise<number>;
  recordPacked(orderId: number, sale: OrderSale): Promise<void>;
  markEnded(orderId: number): Promise<void>;
}
