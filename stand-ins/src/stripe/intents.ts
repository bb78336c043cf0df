import { keep, secondsOf } from '../books/kept.ts';
import { chargesOf, findIntent } from './books.ts';
import type { Books, EventName } from './books.ts';
import { declined } from './entities.ts';
import type { Charge, PaymentIntent } from './entities.ts';
import { Refusal } from './refusal.ts';
import type { IntentRequest } from './requests.ts';

/** How long after its failure a late success comes (demo-shop.md). */
export const lateAfterMs = 20_000;
const secretLength = 24;

export const createIntent = (
  books: Books,
  { amount, capture_method, description, metadata }: IntentRequest,
  newSecret: (length: number) => string,
): PaymentIntent => {
  const id = books.newId('pi');
  return keep(books, books.intents, {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    capture_method,
    client_secret: `${id}_secret_${newSecret(secretLength)}`,
    confirmation_method: 'automatic',
    created: secondsOf(books.now()),
    currency: 'inr',
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

/** One try of a customer to pay an intent. */
export interface Try {
  readonly intentId: string;
  /** Times that each webhook about it is sent. */
  readonly times: number;
  readonly isMuted?: boolean;
  /** What the bank sets aside, where that is not the intent's amount. */
  readonly amount?: number | undefined;
}

const unexpectedState = (intent: PaymentIntent, doing: string): Refusal =>
  new Refusal(
    `This PaymentIntent could not be ${doing} because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state', more: { payment_intent: intent } },
  );

const tellOf = (
  books: Books,
  event: EventName,
  { intent, times }: { readonly intent: PaymentIntent; readonly times: number },
): void => {
  if (!books.muted.has(intent.latest_charge ?? ''))
    books.tell({ event, object: intent, paymentIntentId: intent.id, times });
};

/** @throws Refusal for an unknown intent or one that is paid. */
const charge = (
  books: Books,
  { intentId, isMuted = false, amount }: Try,
  isPaid: boolean,
): { readonly intent: PaymentIntent; readonly made: Charge } => {
  const intent = findIntent(books, intentId);
  if (intent.status !== 'requires_payment_method') throw unexpectedState(intent, 'confirmed');
  const id = books.newId('ch');
  if (isMuted) books.muted.set(id, true);
  const made = keep(books, books.charges, {
    id,
    object: 'charge',
    amount: amount ?? intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    captured: false,
    created: secondsOf(books.now()),
    currency: 'inr',
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
  return { intent, made };
};

/** @throws Refusal unless money is set aside and the amount is what is there. */
export const captureIntent = (
  books: Books,
  intentId: string,
  { amount, times = 1 }: { readonly amount?: number | undefined; readonly times?: number } = {},
): PaymentIntent => {
  const intent = findIntent(books, intentId);
  const [authorized] = chargesOf(books, intentId).filter(({ status }) => status === 'succeeded');
  if (intent.status !== 'requires_capture' || authorized === undefined)
    throw unexpectedState(intent, 'captured');
  if ((amount ?? authorized.amount) !== authorized.amount)
    throw new Refusal('This stand-in captures the whole amount only.', {
      param: 'amount_to_capture',
    });
  keep(books, books.charges, { ...authorized, captured: true, amount_captured: authorized.amount });
  const after = keep(books, books.intents, {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: authorized.amount,
  });
  tellOf(books, 'payment_intent.succeeded', { intent: after, times });
  return after;
};

/** The bank says yes; captured too when asked for, or when its intent wants that. */
export const succeed = (
  books: Books,
  of: Try & { readonly isCaptured?: boolean },
): PaymentIntent => {
  const { intent, made } = charge(books, of, true);
  const after = keep(books, books.intents, {
    ...intent,
    status: 'requires_capture',
    amount_capturable: made.amount,
    latest_charge: made.id,
    last_payment_error: null,
    payment_method: made.payment_method,
  });
  const isAtOnce = intent.capture_method === 'automatic';
  if (!isAtOnce)
    tellOf(books, 'payment_intent.amount_capturable_updated', { intent: after, times: of.times });
  return isAtOnce || of.isCaptured ? captureIntent(books, intent.id, { times: of.times }) : after;
};

/** The bank says no. */
export const fail = (books: Books, of: Try): PaymentIntent => {
  const { intent, made } = charge(books, of, false);
  const after = keep(books, books.intents, {
    ...intent,
    latest_charge: made.id,
    last_payment_error: { type: 'card_error', ...declined, charge: made.id },
  });
  tellOf(books, 'payment_intent.payment_failed', { intent: after, times: of.times });
  return after;
};

/** The bank says no, and `lateAfterMs` later the customer's next try goes well, unless the intent was paid meanwhile. */
export const failThenSucceed = (books: Books, of: Try): PaymentIntent => {
  const failed = fail(books, of);
  books.later(() => {
    if (findIntent(books, of.intentId).status === 'requires_payment_method') succeed(books, of);
  }, lateAfterMs);
  return failed;
};
