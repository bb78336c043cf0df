import type { OrderStatusName } from '@tokri/contracts/orders';
import type { CallRecord } from '../../../support/load-generator/call-record.ts';

export interface SystemState {
  readonly readAt: Date;
  readonly slots: readonly SlotRecord[];
  readonly orders: readonly OrderRecord[];
  readonly stocks: readonly StockRecord[];
  readonly payments: readonly PaymentRecord[];
  readonly bills: readonly BillRecord[];
  readonly gatewayPayments: readonly GatewayPaymentRecord[];
  readonly publishers: readonly PublisherRecord[];
  readonly events: readonly EventRecord[];
  readonly acknowledgedOrderIds: readonly number[];
  readonly calls: readonly CallRecord[];
}

export interface SlotRecord {
  readonly slotId: number;
  readonly capacity: number;
  readonly available: number;
  readonly holds: readonly HoldRecord[];
}

export interface HoldRecord {
  readonly holdId: number;
  readonly userId: number;
  readonly orderId: number | null;
  /** H held, O offered, P reserved for payment, B booked. */
  readonly state: 'H' | 'O' | 'P' | 'B';
  readonly step: number;
  readonly expiresAt: Date;
}

export interface OrderRecord {
  readonly orderId: number;
  readonly userId: number;
  readonly holdId: number;
  readonly quoteId: string;
  readonly slotId: number;
  /** Absent means the default location. */
  readonly locationId?: number | undefined;
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
  readonly staffRefundedPaise: number;
}

export interface GatewayPaymentRecord {
  readonly gatewayOrderId: string;
  readonly isCaptured: boolean;
  readonly amountPaise: number;
  readonly refundedPaise: number;
}

export interface BillRecord {
  readonly orderId: number;
  readonly kind: string;
  readonly number: string | null;
}

/** `holds` per order: the reserved quantity, 0 when released, -1 when packed. */
export interface StockRecord {
  readonly unitId: number;
  /** Absent means the default location. */
  readonly locationId?: number;
  readonly free: number;
  readonly holds: Readonly<Record<string, number>>;
}

export interface PublisherRecord {
  readonly topic: string;
  readonly key: string;
  readonly seq: number;
  readonly pendingEntries: number;
}

export interface EventRecord {
  readonly topic: string;
  readonly key: string;
  readonly seq: number;
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

export type Violation = string;
export type Invariant = (state: SystemState) => Violation[];
