import type { PaymentProvider } from '@tokri/contracts';

export interface InboxEvent {
  readonly provider: PaymentProvider;
  readonly eventId: string;
  readonly raw: string;
  readonly receivedAt: Date;
}

export interface GatewayInbox {
  /** Written by a majority before it answers; false when it was here before. */
  put(event: InboxEvent): Promise<boolean>;
  byId(eventId: string): Promise<InboxEvent | null>;
  done(eventId: string): Promise<void>;
  /** Ids that nobody has worked yet, oldest first. */
  open(limit: number): Promise<readonly string[]>;
}
