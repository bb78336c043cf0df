import { setTimeout as wait } from 'node:timers/promises';
import { crashPoint } from '@tokri/service-kit/crash-points';
import * as z from 'zod/mini';
import { GatewayFault, type Gateway } from '../application/ports.ts';
import type { Attempt } from '../domain/attempts.ts';
import type { GatewayRefund } from '../domain/refunds.ts';
import { createRazorpayClient, type RazorpaySettings } from './razorpay-client.ts';

/** Calls that the vendor takes twice without a second effect are tried this often, with this wait before the second, doubled each time. */
const triesMax = 3;
const firstWaitMs = 150;
/** Money that is not captured goes back by itself after so many minutes: three days (facts.md 3.2). */
const captureWithinMinutes = 3 * 24 * 60;

const paymentEntity = z.object({ id: z.string(), order_id: z.nullish(z.string()), status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']), amount: z.coerce.number(), currency: z.string() });
const refundEntity = z.object({ id: z.string(), status: z.enum(['pending', 'processed', 'failed']), receipt: z.nullish(z.string()) });
const orderEntity = z.object({ id: z.string() });
const listOf = <Entity extends z.ZodMiniType>(entity: Entity) => z.object({ items: z.array(entity) });

const toAttempt = (entity: z.infer<typeof paymentEntity>): Attempt =>
  ({ gatewayPaymentId: entity.id, gatewayOrderId: entity.order_id ?? null, status: entity.status, amountPaise: entity.amount, currency: entity.currency });
const toRefund = (entity: z.infer<typeof refundEntity>): GatewayRefund => ({ refundId: entity.receipt ?? '', status: entity.status });

/** The SDK throws `{statusCode}` for an answer, and a TypeError of its own when there was none. */
const statusOf = (error: unknown): number | undefined => (error as { readonly statusCode?: number } | undefined)?.statusCode;
const isSilent = (status: number | undefined): boolean => status === undefined || status >= 500 || status === 429;
const faultOf = (doing: string, error: unknown): GatewayFault => {
  const status = statusOf(error);
  return new GatewayFault(isSilent(status) ? 'silent' : 'refused', `${doing}: ${status ?? 'no answer'}`);
};

const once = async <Entity extends z.ZodMiniType>(doing: string, entity: Entity, call: () => Promise<unknown>): Promise<z.output<Entity>> => {
  const step = `gateway.${doing.replaceAll(' ', '-')}`;
  try {
    crashPoint(step, 'before-call');
    const answer = entity.safeParse(await call());
    crashPoint(step, 'answered');
    if (!answer.success) throw new GatewayFault('silent', `${doing}: an answer of another form`);
    return answer.data;
  } catch (error) {
    throw error instanceof GatewayFault ? error : faultOf(doing, error);
  }
};

const patiently = async <T>(call: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof GatewayFault) || error.kind !== 'silent' || tries >= triesMax) throw error;
      await wait(firstWaitMs * 2 ** (tries - 1));
    }
  }
};

/** Razorpay by its own SDK: manual capture, unique receipts, refunds with an idempotency key. */
export const razorpayGateway = (settings: RazorpaySettings): Gateway => {
  const { orders, payments } = createRazorpayClient(settings);
  return {
    keyId: settings.keyId,
    openOrder: async ({ orderId, amountPaise }) => {
      const order = { amount: amountPaise, currency: 'INR', receipt: `order-${orderId}`, unique_receipt: true, notes: { order: String(orderId) }, payment: { capture: 'manual', capture_options: { manual_expiry_period: captureWithinMinutes, refund_speed: 'normal' } } };
      return (await patiently(() => once('open order', orderEntity, () => orders.create(order as never)))).id;
    },
    attemptsOf: async (gatewayOrderId) => (await patiently(() => once('payments of order', listOf(paymentEntity), () => orders.fetchPayments(gatewayOrderId)))).items.map(toAttempt),
    attempt: async (gatewayPaymentId) => toAttempt(await patiently(() => once('payment', paymentEntity, () => payments.fetch(gatewayPaymentId)))),
    // Not repeated here: after a lost answer the payment is looked at first.
    capture: async ({ gatewayPaymentId, amountPaise }) => toAttempt(await once('capture', paymentEntity, () => payments.capture(gatewayPaymentId, amountPaise, 'INR'))),
    refund: async ({ gatewayPaymentId, amountPaise, refundId }) =>
      toRefund(await patiently(() => once('refund', refundEntity, () => payments.refund(gatewayPaymentId, { amount: amountPaise, speed: 'normal', receipt: refundId, notes: { refund: refundId } })))),
    refundsOf: async (gatewayPaymentId) => (await patiently(() => once('refunds of payment', listOf(refundEntity), () => payments.fetchMultipleRefund(gatewayPaymentId, {})))).items.map(toRefund),
  };
};
