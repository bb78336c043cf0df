import type { PaymentProvider } from '@tokri/contracts/platform';

export interface InboxEvent {
  readonly provider: PaymentProvider;
  readonly eventId: string;
  readonly raw: string;
  readonly receivedAt: Date;
}

export interface GatewayInbox {
  /** Written by a majority before it answers; false when it was here before. */
  insert(event: InboxEvent): Promise<boolean>;
  findById(eventId: string): Promise<InboxEvent | null>;
  markProcessed(eventId: string): Promise<void>;
  /** Ids that nobody has worked yet, oldest first. */
  listUnprocessed(limit: number): Promise<readonly string[]>;
}
