import type { PaymentProvider } from '@tokri/contracts/platform';

export interface InboxEvent {
  readonly provider: PaymentProvider;
  readonly eventId: string;
  readonly raw: string;
  readonly receivedAt: Date;
}

export interface GatewayInbox {
  insert(event: InboxEvent): Promise<boolean>;
  findById(eventId: string): Promise<InboxEvent | null>;
  /** `orderId` is null for an event that belongs to no payment. */
  markProcessed(eventId: string, orderId: number | null): Promise<void>;
  /** Oldest first. */
  listByOrder(orderId: number, limit: number): Promise<readonly InboxEvent[]>;
  listUnprocessed(limit: number): Promise<readonly string[]>;
}
