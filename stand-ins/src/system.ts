import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Faults } from './faults/faults.ts';
import type { MessageStore } from './messages/message-store.ts';
import type { Section } from './page/section.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

/** What every stand-in is given. */
export interface World {
  readonly messages: MessageStore;
  readonly faults: Faults;
  /** To the shop. */
  readonly webhooks: WebhookSender;
  readonly now: () => Date;
}

type Http = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** One outside system, a folder each, named in `systems.ts`. */
export interface StandIn {
  /** Name in `POST /faults`, and the first part of its HTTP paths. */
  readonly system: string;
  /** For people. */
  readonly title: string;
  /** Answers `/<system>/…`, where it speaks HTTP. */
  readonly http?: Http;
  /** Answers `/<system>/…` to people and tests, also while the system is broken. */
  readonly people?: Http;
  /** Its part of the page for people. */
  readonly section?: Section;
  /** Opens a port of its own, where it speaks another protocol; answers its address. */
  readonly start?: () => Promise<string>;
  readonly stop?: () => Promise<void>;
}
