import type { OrderStatusName } from '@tokri/contracts';
import type { CallRecord } from '../../support/rush/call-record.ts';

/** What a store or topic held when the faults were over and everything had come to rest. Plain data, so that a spec can plant any fault in it. */
export interface World {
  readonly takenAt: Date;
  readonly slots: readonly SlotRecord[];
  readonly orders: readonly OrderRecord[];
  readonly stocks: readonly StockRecord[];
  readonly payments: readonly PaymentRecord[];
  readonly bills: readonly BillRecord[];
  /** What the gateway itself says. */
  readonly gatewayPayments: readonly GatewayPaymentRecord[];
  /** Every document that publishes with a strict `seq` of its own. */
  readonly publishers: readonly PublisherRecord[];
  /** All topics that are not compacted, each partition in the order of its offsets. */
  readonly events: readonly EventRecord[];
  /** Orders whose placing was answered with success, as the clients wrote it down. */
  readonly acknowledged: readonly number[];
  /** Every call for a hold of an experiment in which nobody changes capacity, as the clients wrote it down; empty for others. */
  readonly calls: readonly CallRecord[];
}

export interface SlotRecord {
  readonly slotId: number;
  readonly capacity: number;
  readonly free: number;
  readonly holds: readonly HoldRecord[];
}

export interface HoldRecord {
  readonly holdId: number;
  readonly userId: number;
  readonly orderId: number | null;
  /** H held by a customer, O offered to one who waits, P kept for a payment, B booked (reliability.md 5.1). */
  readonly state: 'H' | 'O' | 'P' | 'B';
  readonly step: number;
  readonly expiresAt: Date;
}

export interface OrderRecord {
  readonly orderId: number;
  readonly userId: number;
  readonly holdId: number;
  readonly slotId: number;
  readonly status: OrderStatusName;
  readonly history: readonly OrderStatusName[];
  readonly lines: readonly { readonly unitId: number; readonly quantity: number }[];
  readonly paymentMethod: string;
  readonly payablePaise: number;
}

export interface PaymentRecord {
  readonly orderId: number;
  readonly method: string;
  readonly gatewayOrderId: string | null;
}

export interface GatewayPaymentRecord {
  readonly gatewayOrderId: string;
  /** Authorized money that nobody captured goes back by itself and counts for nothing. */
  readonly isCaptured: boolean;
  readonly amountPaise: number;
  readonly refundedPaise: number;
}

/** `number` is null until it is issued. */
export interface BillRecord {
  readonly orderId: number;
  readonly kind: string;
  readonly number: string | null;
}

/** `holds.<order>`: above 0 set aside, 0 let go, -1 gone with its packed order. */
export interface StockRecord {
  readonly unitId: number;
  readonly free: number;
  readonly holds: Readonly<Record<string, number>>;
}

export interface PublisherRecord {
  readonly topic: string;
  readonly key: string;
  readonly seq: number;
  /** Entries still in the outbox. */
  readonly waiting: number;
}

export interface EventRecord {
  readonly topic: string;
  readonly key: string;
  readonly seq: number;
  readonly id: string;
  readonly type: string;
  /** When its write happened, by the clock of the process that wrote. */
  readonly occurredAt: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A sentence that says which thing breaks the invariant, and how. */
export type Violation = string;
export type Invariant = (world: World) => Violation[];
