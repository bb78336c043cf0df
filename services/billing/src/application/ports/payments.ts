import type { Decision, Payment } from '../../domain/payments/payment.ts';

/** A payment with the version that a save compares. */
export interface StoredPayment {
  readonly payment: Payment;
  readonly rev: number;
  readonly seq: number;
}

export interface PaymentStore {
  /** Writes a new payment with its events; `exists` when the order has one. */
  insert(decision: Decision): Promise<'inserted' | 'exists'>;
  findByOrder(orderId: number, method?: Payment['method']): Promise<StoredPayment | null>;
  findByGatewayOrder(gatewayOrderId: string): Promise<StoredPayment | null>;
  findByGatewayPayment(gatewayPaymentId: string): Promise<StoredPayment | null>;
  /** State, events and the mark of `seen` in one guarded write; false when somebody else was faster. */
  save(stored: StoredPayment, decision: Decision, seen?: string): Promise<boolean>;
  /** Orders whose payment has a task that is due, at most `limit`. */
  listOrderIdsWithDueTasks(now: Date, limit: number): Promise<readonly number[]>;
  /** Orders whose payment the gateway may know something new of: opened before `before`, not looked at since `lookedBefore`. */
  listUnsettledOrderIds(of: {
    readonly openedBefore: Date;
    readonly syncedBefore: Date;
    readonly limit: number;
  }): Promise<readonly number[]>;
  recordSync(orderId: number, at: Date): Promise<void>;
  isCashCollected(orderId: number): Promise<boolean>;
}
