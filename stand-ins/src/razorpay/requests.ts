import * as z from 'zod/mini';

/** Limits of https://razorpay.com/docs/api/orders */
export const minAmountPaise = 100;
const maxReceiptLength = 40;
const maxNotes = 15;
const maxNoteLength = 256;

const number = z.union(
  [z.number(), z.pipe(z.string().check(z.regex(/^-?\d{1,12}$/)), z.transform(Number))],
  'The amount must be an integer.',
);
const amount = z.pipe(
  number,
  z
    .int('The amount must be an integer.')
    .check(
      z.gte(minAmountPaise, 'The amount must be atleast INR 1.00'),
      z.lte(50_000_000_00, 'Amount exceeds maximum amount allowed.'),
    ),
);
const note = z.pipe(
  z.union([z.string(), z.number(), z.boolean()], 'The notes must be text.'),
  z.transform(String),
);
const notes = z.pipe(
  z.union(
    [
      z.record(z.string(), note),
      z.pipe(
        z.array(z.never()),
        z.transform((): Record<string, string> => ({})),
      ),
    ],
    'The notes must be key-value pairs.',
  ),
  z.record(z.string(), z.string()).check(
    z.refine(
      (given) => Object.keys(given).length <= maxNotes,
      `The number of notes should not exceed ${maxNotes}`,
    ),
    z.refine(
      (given) =>
        Object.entries(given).every(
          ([name, text]) => name.length <= maxNoteLength && text.length <= maxNoteLength,
        ),
      `The notes may not be greater than ${maxNoteLength} characters.`,
    ),
  ),
);
const flag = z.union([
  z.boolean(),
  z.pipe(
    z.union([
      z.literal(0),
      z.literal(1),
      z.literal('0'),
      z.literal('1'),
      z.literal('true'),
      z.literal('false'),
    ]),
    z.transform((given) => Number(given) === 1 || given === 'true'),
  ),
]);
const receipt = z
  .string('The receipt must be text.')
  .check(
    z.maxLength(
      maxReceiptLength,
      `The receipt may not be greater than ${maxReceiptLength} characters.`,
    ),
  );
const currency = z.literal('INR', 'Currency is not supported');

export const orderRequest = z.object({
  amount,
  currency,
  receipt: z.optional(receipt),
  notes: z._default(notes, {}),
  partial_payment: z._default(flag, false),
  unique_receipt: z._default(flag, false),
  /** Razorpay has two options for automatic capture, an old and a new one. */
  payment_capture: z.optional(flag),
  payment: z.optional(
    z.object({
      capture: z.optional(
        z.enum(['automatic', 'manual'], 'payment.capture must be automatic or manual'),
      ),
    }),
  ),
});
export type OrderRequest = z.output<typeof orderRequest>;

export const captureRequest = z.object({ amount, currency: z._default(currency, 'INR') });
export type CaptureRequest = z.output<typeof captureRequest>;

export const refundRequest = z.object({
  amount: z.optional(amount),
  speed: z._default(z.enum(['normal', 'optimum'], 'The speed must be normal or optimum'), 'normal'),
  notes: z._default(notes, {}),
  receipt: z.optional(receipt),
});
export type RefundRequest = z.output<typeof refundRequest>;

export const outcomes = ['captured', 'failed', 'authorized', 'failed-then-authorized'] as const;
export const maxRepeat = 50;

export const simulateRequest = z.object({
  orderId: z.string(),
  outcome: z.enum(outcomes, `must be one of ${outcomes.join(', ')}`),
  webhook: z._default(z.boolean(), true),
  repeat: z._default(
    z.int().check(z.gte(1, 'must be at least 1'), z.lte(maxRepeat, `must be at most ${maxRepeat}`)),
    1,
  ),
  method: z._default(z.enum(['upi', 'card']), 'upi'),
});
export type SimulateRequest = z.output<typeof simulateRequest>;

/** What staff of a shop do on the provider's dashboard. */
export const dashboardRefundRequest = z.object({
  paymentId: z.string(),
  amount: z.optional(amount),
  webhook: z._default(z.boolean(), true),
});

/** What the bank of the payer and Razorpay do. */
export const disputeRequest = z.object({
  paymentId: z.string(),
  amount: z.optional(amount),
  outcome: z._default(z.enum(['open', 'won', 'lost'], 'must be open, won or lost'), 'lost'),
  webhook: z._default(z.boolean(), true),
});
export type DisputeRequest = z.output<typeof disputeRequest>;

export const checkoutRequest = z.object({
  key_id: z.string(),
  order_id: z.string(),
  method: z.enum(['upi', 'card']),
  outcome: z.enum(['paid', 'failed']),
});
