import * as z from 'zod/mini';

export const currencies = ['inr', 'gbp'] as const;
export type Currency = (typeof currencies)[number];

const maxAmount = 99_999_999;
const number = z.pipe(
  z.string('Missing required param: amount.').check(z.regex(/^\d{1,12}$/, 'Invalid integer')),
  z.transform(Number),
);
const amount = z.pipe(
  number,
  z
    .int()
    .check(
      z.gte(50, 'Amount must be at least 0.50'),
      z.lte(maxAmount, 'Amount must be no more than 999,999.99'),
    ),
);
const maxMetadataKeys = 50;
const metadata = z._default(
  z
    .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
    .check(
      z.refine(
        (given) => Object.keys(given).length <= maxMetadataKeys,
        'Metadata must have at most 50 keys',
      ),
    ),
  {},
);

export const intentRequest = z.object({
  amount,
  currency: z.enum(currencies, 'Invalid currency'),
  capture_method: z._default(
    z.enum(['manual', 'automatic'], 'Invalid capture_method'),
    'automatic',
  ),
  description: z._default(z.nullable(z.string()), null),
  metadata,
});
export type IntentRequest = z.output<typeof intentRequest>;

export const paymentMethods = ['pm_card_visa', 'pm_card_chargeDeclined'] as const;
export const confirmRequest = z.object({
  payment_method: z.enum(paymentMethods, 'No such PaymentMethod'),
  key: z.optional(z.string()),
  client_secret: z.optional(z.string()),
});
export const captureRequest = z.object({ amount_to_capture: z.optional(amount) });
export const refundRequest = z.object({
  charge: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
  amount: z.optional(amount),
  reason: z._default(z.nullable(z.string()), null),
  metadata,
});
export type RefundRequest = z.output<typeof refundRequest>;

export const outcomes = ['captured', 'failed', 'authorized', 'failed-then-authorized'] as const;
export const maxRepeat = 50;
/** `amount` makes the bank authorize another amount than the intent's. */
export const simulateRequest = z.object({
  orderId: z.string(),
  outcome: z.enum(outcomes, `must be one of ${outcomes.join(', ')}`),
  webhook: z._default(z.boolean(), true),
  repeat: z._default(
    z.int().check(z.gte(1, 'must be at least 1'), z.lte(maxRepeat, `must be at most ${maxRepeat}`)),
    1,
  ),
  amount: z.optional(z.int().check(z.gte(1, 'must be at least 1'))),
});
/** What staff of a shop do on the provider's dashboard. */
export const dashboardRefundRequest = z.object({
  paymentId: z.string(),
  amount: z.optional(z.int().check(z.gte(1, 'must be at least 1'))),
  webhook: z._default(z.boolean(), true),
});

/** What the bank of the payer and Stripe do. */
export const disputeRequest = z.object({
  paymentId: z.string(),
  amount: z.optional(z.int().check(z.gte(1, 'must be at least 1'))),
  outcome: z._default(z.enum(['open', 'won', 'lost'], 'must be open, won or lost'), 'lost'),
  webhook: z._default(z.boolean(), true),
});
export type DisputeRequest = z.output<typeof disputeRequest>;
export type SimulateRequest = z.output<typeof simulateRequest>;
