import { newestFirst } from '../gateway/entity-store.ts';
import type { Journal } from '../journal/journal.ts';
import type { Charge, Dispute, PaymentIntent, Refund } from './entities.ts';
import { unknownIdError } from './api-error.ts';

export const gatewayEventTypes = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;
export type GatewayEventType = (typeof gatewayEventTypes)[number];

export interface GatewayEvent {
  readonly event: GatewayEventType;
  readonly object: PaymentIntent | Charge | Refund | Dispute;
  readonly paymentIntentId: string;
  readonly repeat: number;
}

export interface StoredResponse {
  readonly asked: string;
  readonly status: number;
  readonly body: unknown;
}

export interface Ledger {
  readonly intents: Map<string, PaymentIntent>;
  readonly charges: Map<string, Charge>;
  readonly refunds: Map<string, Refund>;
  readonly disputes: Map<string, Dispute>;
  /** Charges without webhooks, to simulate lost ones. */
  readonly mutedCharges: Map<string, true>;
  readonly idempotentResponses: Map<string, StoredResponse>;
}

export const openLedger = (journal: Journal): Ledger => {
  const ledger: Ledger = {
    intents: journal.map('intents'),
    charges: journal.map('charges'),
    refunds: journal.map('refunds'),
    disputes: journal.map('disputes'),
    mutedCharges: journal.map('muted'),
    idempotentResponses: journal.map('keys'),
  };
  for (const id of ledger.mutedCharges.keys())
    if (!ledger.charges.has(id)) ledger.mutedCharges.delete(id);
  return ledger;
};

export interface Gateway extends Ledger {
  revision: number;
  now(): Date;
  newId(prefix: 'pi' | 'ch' | 're' | 'dp'): string;
  publish(event: GatewayEvent): void;
  schedule(run: () => void, delayMs: number): void;
}

export const findIntent = (gateway: Gateway, id: string): PaymentIntent => {
  const found = gateway.intents.get(id);
  if (found === undefined) throw unknownIdError('payment_intent', id);
  return found;
};

export const findCharge = (gateway: Gateway, id: string): Charge => {
  const found = gateway.charges.get(id);
  if (found === undefined) throw unknownIdError('charge', id);
  return found;
};

export const expandCharge = (gateway: Gateway, intent: PaymentIntent) => ({
  ...intent,
  latest_charge: intent.latest_charge === null ? null : findCharge(gateway, intent.latest_charge),
});

export const findCharges = (gateway: Gateway, paymentIntentId: string): readonly Charge[] =>
  newestFirst(gateway.charges).filter(({ payment_intent }) => payment_intent === paymentIntentId);
