import { keyedHash, sameText } from '@tokri/service-kit/crypto';
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { EventSubject, Signatures } from '../application/ports.ts';

const entityOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.optional(z.object({ entity: z.object(shape) }));
const event = z.object({ payload: z.object({ payment: entityOf({ id: z.string(), order_id: z.nullish(z.string()) }), order: entityOf({ id: z.string() }), refund: entityOf({ payment_id: z.string() }) }) });

const parsed = (raw: string): unknown => {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return null;
  }
};

/** What an event is about, or null for one that is none of ours (a settlement, a dispute). */
export const readRazorpayEvent = (raw: string): EventSubject | null => {
  const outcome = event.safeParse(parsed(raw));
  if (!outcome.success) return null;
  const { payment, order, refund } = outcome.data.payload;
  const gatewayOrderId = payment?.entity.order_id ?? order?.entity.id;
  if (gatewayOrderId) return { gatewayOrderId };
  const gatewayPaymentId = refund?.entity.payment_id ?? payment?.entity.id;
  return gatewayPaymentId === undefined ? null : { gatewayPaymentId };
};

/** `webhookSecrets`: the present one and, while it is being changed, the one before. The SDK compares with `===`, so both compares are made here. */
export const razorpaySignatures = ({ keySecret, webhookSecrets }: { readonly keySecret: string; readonly webhookSecrets: readonly string[] }): Signatures => ({
  isCheckoutSigned: ({ gatewayOrderId, gatewayPaymentId, signature }) => sameText(keyedHash(keySecret, `${gatewayOrderId}|${gatewayPaymentId}`), signature),
  isEventSigned: (raw, signature) => webhookSecrets.map((secret) => sameText(createHmac('sha256', secret).update(raw).digest('hex'), signature)).includes(true),
});
