import { saveEntity, toUnixSeconds } from '../gateway/entity-store.ts';
import { findCharges, findIntent } from './gateway.ts';
import type { Gateway, GatewayEventType } from './gateway.ts';
import { declined } from './entities.ts';
import type { Charge, PaymentIntent } from './entities.ts';
import { ApiError } from './api-error.ts';
import type { IntentRequest } from './requests.ts';

export const lateSuccessDelayMs = 20_000;
const secretLength = 24;

export const createIntent = (
  gateway: Gateway,
  { amount, currency, capture_method, description, metadata }: IntentRequest,
  newSecret: (length: number) => string,
): PaymentIntent => {
  const id = gateway.newId('pi');
  return saveEntity(gateway, gateway.intents, {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    capture_method,
    client_secret: `${id}_secret_${newSecret(secretLength)}`,
    confirmation_method: 'automatic',
    created: toUnixSeconds(gateway.now()),
    currency,
    description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  });
};

export interface PaymentAttempt {
  readonly intentId: string;
  readonly repeat: number;
  readonly isMuted?: boolean;
  readonly amount?: number | undefined;
}

const unexpectedStateError = (intent: PaymentIntent, action: string): ApiError =>
  new ApiError(
    `This PaymentIntent could not be ${action} because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state', extra: { payment_intent: intent } },
  );

const publishIntent = (
  gateway: Gateway,
  event: GatewayEventType,
  { intent, repeat }: { readonly intent: PaymentIntent; readonly repeat: number },
): void => {
  if (!gateway.mutedCharges.has(intent.latest_charge ?? ''))
    gateway.publish({ event, object: intent, paymentIntentId: intent.id, repeat });
};

const createCharge = (
  gateway: Gateway,
  { intentId, isMuted = false, amount }: PaymentAttempt,
  isPaid: boolean,
): { readonly intent: PaymentIntent; readonly charge: Charge } => {
  const intent = findIntent(gateway, intentId);
  if (intent.status !== 'requires_payment_method') throw unexpectedStateError(intent, 'confirmed');
  const id = gateway.newId('ch');
  if (isMuted) gateway.mutedCharges.set(id, true);
  const charge = saveEntity(gateway, gateway.charges, {
    id,
    object: 'charge',
    amount: amount ?? intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    captured: false,
    created: toUnixSeconds(gateway.now()),
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: isPaid ? null : declined.code,
    failure_message: isPaid ? null : declined.message,
    livemode: false,
    metadata: intent.metadata,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: isPaid ? 'pm_card_visa' : 'pm_card_chargeDeclined',
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', last4: isPaid ? '4242' : '0002', country: 'IN' },
    },
    refunded: false,
    status: isPaid ? 'succeeded' : 'failed',
  });
  return { intent, charge };
};

export const captureIntent = (
  gateway: Gateway,
  intentId: string,
  { amount, repeat = 1 }: { readonly amount?: number | undefined; readonly repeat?: number } = {},
): PaymentIntent => {
  const intent = findIntent(gateway, intentId);
  const [authorized] = findCharges(gateway, intentId).filter(
    ({ status }) => status === 'succeeded',
  );
  if (intent.status !== 'requires_capture' || authorized === undefined)
    throw unexpectedStateError(intent, 'captured');
  if ((amount ?? authorized.amount) !== authorized.amount)
    throw new ApiError('This stand-in captures the whole amount only.', {
      param: 'amount_to_capture',
    });
  saveEntity(gateway, gateway.charges, {
    ...authorized,
    captured: true,
    amount_captured: authorized.amount,
  });
  const updated = saveEntity(gateway, gateway.intents, {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: authorized.amount,
  });
  publishIntent(gateway, 'payment_intent.succeeded', { intent: updated, repeat });
  return updated;
};

export const simulateSuccess = (
  gateway: Gateway,
  attempt: PaymentAttempt & { readonly isCaptured?: boolean },
): PaymentIntent => {
  const { intent, charge } = createCharge(gateway, attempt, true);
  const updated = saveEntity(gateway, gateway.intents, {
    ...intent,
    status: 'requires_capture',
    amount_capturable: charge.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    payment_method: charge.payment_method,
  });
  const isAutomatic = intent.capture_method === 'automatic';
  if (!isAutomatic)
    publishIntent(gateway, 'payment_intent.amount_capturable_updated', {
      intent: updated,
      repeat: attempt.repeat,
    });
  return isAutomatic || attempt.isCaptured
    ? captureIntent(gateway, intent.id, { repeat: attempt.repeat })
    : updated;
};

export const simulateFailure = (gateway: Gateway, attempt: PaymentAttempt): PaymentIntent => {
  const { intent, charge } = createCharge(gateway, attempt, false);
  const updated = saveEntity(gateway, gateway.intents, {
    ...intent,
    latest_charge: charge.id,
    last_payment_error: { type: 'card_error', ...declined, charge: charge.id },
  });
  publishIntent(gateway, 'payment_intent.payment_failed', {
    intent: updated,
    repeat: attempt.repeat,
  });
  return updated;
};

export const simulateLateSuccess = (gateway: Gateway, attempt: PaymentAttempt): PaymentIntent => {
  const failed = simulateFailure(gateway, attempt);
  gateway.schedule(() => {
    if (findIntent(gateway, attempt.intentId).status === 'requires_payment_method')
      simulateSuccess(gateway, attempt);
  }, lateSuccessDelayMs);
  return failed;
};
