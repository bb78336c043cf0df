import type { Decision, Payment } from '../../domain/payments/payment.ts';

export interface StoredPayment {
  readonly payment: Payment;
  readonly rev: number;
  readonly seq: number;
  /** Whether an open refund was published: not in payments from before that. */
  readonly isOpenRefundPublished: boolean;
}

export interface PaymentStore {
  insert(decision: Decision): Promise<'inserted' | 'exists'>;
  findByOrder(orderId: number, method?: Payment['method']): Promise<StoredPayment | null>;
  /** As this process last wrote it, or from the store. Only for writes that compare `rev`. */
  findLastWritten(orderId: number, method?: Payment['method']): Promise<StoredPayment | null>;
  findByGatewayOrder(gatewayOrderId: string): Promise<StoredPayment | null>;
  findByGatewayPayment(gatewayPaymentId: string): Promise<StoredPayment | null>;
  /**
   * Writes state, events and the applied event id atomically. Returns false on a version conflict.
   */
  save(stored: StoredPayment, decision: Decision, appliedEventId?: string): Promise<boolean>;
  listOrderIdsWithDueTasks(now: Date, limit: number): Promise<readonly number[]>;
  listUnsettledOrderIds(query: {
    readonly openedBefore: Date;
    readonly syncedBefore: Date;
    readonly limit: number;
  }): Promise<readonly number[]>;
  recordSync(orderId: number, at: Date): Promise<void>;
  /** Payments with an open refund that was not published. */
  listUnpublishedRefunds(limit: number): Promise<readonly Pick<Payment, 'orderId' | 'method'>[]>;
  listByUser(userId: number): Promise<readonly Pick<Payment, 'orderId' | 'method'>[]>;
  /** Lets the index of users find payments of older versions. Returns whether none is left. */
  markUsers(limit: number): Promise<boolean>;
  isCashCollected(orderId: number): Promise<boolean>;
}
