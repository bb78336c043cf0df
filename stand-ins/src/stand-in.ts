import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultInjector } from './faults/fault-injector.ts';
import type { MessageStore } from './messages/message-store.ts';
import type { Section } from './page/section.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

export interface StandInDeps {
  readonly messages: MessageStore;
  readonly faults: FaultInjector;
  readonly webhooks: WebhookSender;
  readonly now: () => Date;
}

type HttpHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

export interface StandIn {
  readonly system: string;
  readonly title: string;
  readonly vendorApi?: HttpHandler;
  /** `/<system>/…` for people and tests; works while a fault is injected. */
  readonly controlApi?: HttpHandler;
  readonly section?: Section;
  readonly start?: () => Promise<string>;
  readonly stop?: () => Promise<void>;
}
