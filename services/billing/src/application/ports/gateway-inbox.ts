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
  markProcessed(eventId: string): Promise<void>;
  listUnprocessed(limit: number): Promise<readonly string[]>;
}
