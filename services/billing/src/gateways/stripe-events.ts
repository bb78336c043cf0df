import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { EventSubject, Provider } from '../application/ports/providers.ts';
import { jsonIn } from './json-in.ts';

/** A signature is good for so long, as the vendor recommends: an event that somebody recorded cannot be sent again later. */
export const toleranceSeconds = 300;

const subject = z.discriminatedUnion('object', [
  z.object({ object: z.literal('payment_intent'), id: z.string() }),
  z.object({ object: z.literal('charge'), id: z.string(), payment_intent: z.nullish(z.string()) }),
  z.object({
    object: z.literal('refund'),
    charge: z.nullish(z.string()),
    payment_intent: z.nullish(z.string()),
  }),
]);
const event = z.object({ data: z.object({ object: subject }) });

/** What an event is about, or null for one that is none of ours (a payout, a dispute). */
export const readStripeEvent = (raw: string): EventSubject | null => {
  const outcome = event.safeParse(jsonIn(raw));
  if (!outcome.success) return null;
  const about = outcome.data.data.object;
  if (about.object === 'payment_intent') return { gatewayOrderId: about.id };
  if (about.payment_intent) return { gatewayOrderId: about.payment_intent };
  const gatewayPaymentId = about.object === 'charge' ? about.id : about.charge;
  return gatewayPaymentId ? { gatewayPaymentId } : null;
};

const openedBy = (
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

/** Its dialog signs nothing: what the page says of it is never more than a reason to look. */
export const stripeSignatures = (
  webhookSecrets: readonly string[],
): Pick<Provider, 'isDialogSigned' | 'openEvent'> => ({
  isDialogSigned: () => false,
  openEvent: (raw, headers) =>
    webhookSecrets
      .map((secret) => openedBy(secret, raw, headers['stripe-signature'] ?? ''))
      .find((opened) => opened !== null) ?? null,
});
