import type { Dispute, Order, Payment, Refund } from './entities.ts';
import { unknownIdError } from './api-error.ts';
import { newestFirst } from '../gateway/entity-store.ts';
import type { Journal } from '../journal/journal.ts';

export const gatewayEventTypes = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'payment.dispute.created',
  'payment.dispute.won',
  'payment.dispute.lost',
] as const;
export type GatewayEventType = (typeof gatewayEventTypes)[number];

export interface GatewayEvent {
  readonly event: GatewayEventType;
  readonly payment: Payment;
  readonly order?: Order;
  readonly refund?: Refund;
  readonly dispute?: Dispute;
  readonly repeat: number;
}

export interface StoredRefundKey {
  readonly asked: string;
  readonly refundId: string;
}

export interface Ledger {
  readonly orders: Map<string, Order>;
  readonly payments: Map<string, Payment>;
  readonly refunds: Map<string, Refund>;
  readonly disputes: Map<string, Dispute>;
  /** Payments without webhooks, to simulate lost ones. */
  readonly mutedPayments: Map<string, true>;
  readonly autoCapturedOrders: Map<string, true>;
  readonly refundKeys: Map<string, StoredRefundKey>;
}

export const openLedger = (journal: Journal): Ledger => {
  const ledger: Ledger = {
    orders: journal.map('orders'),
    payments: journal.map('payments'),
    refunds: journal.map('refunds'),
    disputes: journal.map('disputes'),
    mutedPayments: journal.map('muted'),
    autoCapturedOrders: journal.map('capturedAtOnce'),
    refundKeys: journal.map('refundKeys'),
  };
  for (const id of ledger.mutedPayments.keys())
    if (!ledger.payments.has(id)) ledger.mutedPayments.delete(id);
  for (const id of ledger.autoCapturedOrders.keys())
    if (!ledger.orders.has(id)) ledger.autoCapturedOrders.delete(id);
  return ledger;
};

export interface Gateway extends Ledger {
  revision: number;
  now(): Date;
  newId(prefix: 'order' | 'pay' | 'rfnd' | 'disp'): string;
  publish(event: GatewayEvent): void;
  schedule(run: () => void, delayMs: number): void;
}

export const findEntity = <Entity>(kind: ReadonlyMap<string, Entity>, id: string): Entity => {
  const found = kind.get(id);
  if (found === undefined) throw unknownIdError();
  return found;
};

export const findPayments = (gateway: Gateway, orderId: string): readonly Payment[] =>
  newestFirst(gateway.payments).filter(({ order_id }) => order_id === orderId);
