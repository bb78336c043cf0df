import { hmacSha256, isEqualConstantTime } from '@tokri/service-kit/crypto';
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { EventSubject, PaymentProviderAdapter } from '../../application/ports/providers.ts';
import { parseJson } from '../parse-json.ts';

const entitySchema = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.optional(z.object({ entity: z.object(shape) }));
const event = z.object({
  payload: z.object({
    payment: entitySchema({ id: z.string(), order_id: z.nullish(z.string()) }),
    order: entitySchema({ id: z.string() }),
    refund: entitySchema({ payment_id: z.string() }),
    dispute: entitySchema({ payment_id: z.string() }),
  }),
});

export const readRazorpayEvent = (raw: string): EventSubject | null => {
  const outcome = event.safeParse(parseJson(raw));
  if (!outcome.success) return null;
  const { payment, order, refund, dispute } = outcome.data.payload;
  const gatewayOrderId = payment?.entity.order_id ?? order?.entity.id;
  if (gatewayOrderId) return { gatewayOrderId };
  const gatewayPaymentId = (refund ?? dispute)?.entity.payment_id ?? payment?.entity.id;
  return gatewayPaymentId === undefined ? null : { gatewayPaymentId };
};

const typedEvent = z.object({ event: z.string() });

export const readRazorpayEventType = (raw: string): string =>
  typedEvent.safeParse(parseJson(raw)).data?.event ?? '';

/** The SDK compares signatures with `===`, which is not constant time. */
export const razorpaySignatures = ({
  keySecret,
  webhookSecrets,
}: {
  readonly keySecret: string;
  readonly webhookSecrets: readonly string[];
}): Pick<PaymentProviderAdapter, 'isCheckoutSigned' | 'verifyEvent'> => ({
  isCheckoutSigned: ({ gatewayOrderId, gatewayPaymentId, signature }) =>
    isEqualConstantTime(hmacSha256(keySecret, `${gatewayOrderId}|${gatewayPaymentId}`), signature),
  verifyEvent: (raw, headers) => {
    const signature = headers['x-razorpay-signature'] ?? '';
    const isSigned = webhookSecrets
      .map((secret) =>
        isEqualConstantTime(createHmac('sha256', secret).update(raw).digest('hex'), signature),
      )
      .includes(true);
    return isSigned ? { eventId: headers['x-razorpay-event-id'] ?? '' } : null;
  },
});
