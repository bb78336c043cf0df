import * as z from 'zod/mini';

const gatewayId = z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/, 'must be an id of the gateway'));

/** What the dialog of Razorpay returns, in its field names. */
export const razorpayResult = {
  razorpay_order_id: gatewayId,
  razorpay_payment_id: gatewayId,
  razorpay_signature: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a signature')),
};

export const stripeResult = {
  payment_intent: z.string().check(z.regex(/^pi_[A-Za-z0-9_]{1,60}$/, 'must be a payment intent')),
};
