import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { EventSubject, PaymentProviderAdapter } from '../../application/ports/providers.ts';
import { parseJson } from '../parse-json.ts';

export const toleranceSeconds = 300;

const subject = z.discriminatedUnion('object', [
  z.object({ object: z.literal('payment_intent'), id: z.string() }),
  z.object({ object: z.literal('charge'), id: z.string(), payment_intent: z.nullish(z.string()) }),
  z.object({
    object: z.literal('refund'),
    charge: z.nullish(z.string()),
    payment_intent: z.nullish(z.string()),
  }),
  z.object({
    object: z.literal('dispute'),
    charge: z.nullish(z.string()),
    payment_intent: z.nullish(z.string()),
  }),
]);
const event = z.object({ data: z.object({ object: subject }) });

export const readStripeEvent = (raw: string): EventSubject | null => {
  const outcome = event.safeParse(parseJson(raw));
  if (!outcome.success) return null;
  const object = outcome.data.data.object;
  if (object.object === 'payment_intent') return { gatewayOrderId: object.id };
  if (object.payment_intent) return { gatewayOrderId: object.payment_intent };
  const gatewayPaymentId = object.object === 'charge' ? object.id : object.charge;
  return gatewayPaymentId ? { gatewayPaymentId } : null;
};

const typedEvent = z.object({ type: z.string() });

export const readStripeEventType = (raw: string): string =>
  typedEvent.safeParse(parseJson(raw)).data?.type ?? '';

const verifyWithSecret = (
  secret: string,
  raw: Buffer,
  signature: string,
): { readonly eventId: string } | null => {
  try {
    return { eventId: Stripe.webhooks.constructEvent(raw, signature, secret, toleranceSeconds).id };
  } catch {
    return null;
  }
};

export const stripeSignatures = (
  webhookSecrets: readonly string[],
): Pick<PaymentProviderAdapter, 'isCheckoutSigned' | 'verifyEvent'> => ({
  isCheckoutSigned: () => false,
  verifyEvent: (raw, headers) =>
    webhookSecrets
      .map((secret) => verifyWithSecret(secret, raw, headers['stripe-signature'] ?? ''))
      .find((verified) => verified !== null) ?? null,
});
