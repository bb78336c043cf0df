import type { PaymentProvider } from '@tokri/contracts/platform';
import type { EventSubject } from './providers.ts';

/** Of a webhook only what names the payment: its body has the customer's number and email. */
export interface InboxEvent {
  readonly provider: PaymentProvider;
  readonly eventId: string;
  /** Empty for a body that is no event. */
  readonly type: string;
  /** Null for an event that is about no payment. */
  readonly subject: EventSubject | null;
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
  /** Events of former versions keep whole bodies. Returns whether none is left. */
  dropBodies(limit: number): Promise<boolean>;
}
