import { shopMarket } from '@tokri/contracts/market';
import * as z from 'zod/mini';
import { toGatewayReceipt, type Gateway, type TimeRange } from '../../application/ports/gateway.ts';
import type { PaymentAttempt } from '../../domain/payments/payment-attempts.ts';
import type { GatewayRefund } from '../../domain/refunds/gateway-refunds.ts';
import { callGateway, callGatewayWithRetry } from '../call-gateway.ts';
import { createStripeClient, type StripeSettings } from './stripe-client.ts';

const maxListItems = 100;

const chargeEntity = z.object({
  id: z.string(),
  payment_intent: z.nullable(z.string()),
  status: z.enum(['pending', 'failed', 'succeeded']),
  captured: z.boolean(),
  refunded: z.boolean(),
  amount: z.number(),
  amount_refunded: z.number(),
  currency: z.string(),
});
const intentEntity = z.object({ id: z.string(), client_secret: z.string() });
const capturedEntity = z.object({ latest_charge: chargeEntity });
const refundEntity = z.object({
  id: z.string(),
  charge: z.string(),
  amount: z.number(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: z.nullable(z.object({ refund: z.optional(z.string()) })),
});
const disputeEntity = z.object({
  id: z.string(),
  charge: z.string(),
  amount: z.number(),
  status: z.string(),
});
const listSchema = <Entity extends z.ZodMiniType>(entity: Entity) =>
  z.object({ data: z.array(entity), has_more: z._default(z.boolean(), false) });

type Charge = z.infer<typeof chargeEntity>;
const toAttemptStatus = ({ status, captured, refunded }: Charge): PaymentAttempt['status'] => {
  if (status !== 'succeeded') return status === 'failed' ? 'failed' : 'created';
  if (refunded) return 'refunded';
  return captured ? 'captured' : 'authorized';
};
const toAttempt = (charge: Charge): PaymentAttempt => ({
  gatewayPaymentId: charge.id,
  gatewayOrderId: charge.payment_intent,
  status: toAttemptStatus(charge),
  amountPaise: charge.amount,
  refundedPaise: charge.amount_refunded,
  currency: charge.currency.toUpperCase(),
  paidWith: 'card',
});

const refundStates = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'processed',
  failed: 'failed',
  canceled: 'failed',
} as const;
const toRefund = ({
  id,
  charge,
  amount,
  status,
  metadata,
}: z.infer<typeof refundEntity>): GatewayRefund => ({
  gatewayRefundId: id,
  gatewayPaymentId: charge,
  refundId: metadata?.refund ?? '',
  amountPaise: amount,
  status: refundStates[status],
});

type StripeClient = ReturnType<typeof createStripeClient>;

const intentOperations = ({
  paymentIntents,
}: StripeClient): Pick<Gateway, 'openOrder' | 'fetchClientSecret' | 'capture'> => ({
  openOrder: async (input) => {
    const intent: Parameters<typeof paymentIntents.create>[0] = {
      amount: input.amountPaise,
      currency: shopMarket().currency.toLowerCase(),
      capture_method: 'manual',
      allowed_payment_method_types: ['card'],
      ...('orderId' in input
        ? { description: `Order ${input.orderId}`, metadata: { order: String(input.orderId) } }
        : {
            description: `Payment on account ${input.duesPaymentId}`,
            metadata: { dues: String(input.duesPaymentId) },
          }),
    };
    return (
      await callGatewayWithRetry('open order', intentEntity, () =>
        paymentIntents.create(intent, { idempotencyKey: toGatewayReceipt(input) }),
      )
    ).id;
  },
  fetchClientSecret: async (gatewayOrderId) =>
    (
      await callGatewayWithRetry('secret of order', intentEntity, () =>
        paymentIntents.retrieve(gatewayOrderId),
      )
    ).client_secret,
  // Not retried and without an idempotency key, which would only return an old failure.
  capture: async ({ gatewayOrderId, amountPaise }) =>
    toAttempt(
      (
        await callGateway('capture', capturedEntity, () =>
          paymentIntents.capture(gatewayOrderId, {
            amount_to_capture: amountPaise,
            expand: ['latest_charge'],
          }),
        )
      ).latest_charge,
    ),
});

const chargeOperations = ({
  charges,
  refunds,
}: StripeClient): Pick<Gateway, 'fetchAttempts' | 'fetchAttempt' | 'refund' | 'fetchRefunds'> => ({
  fetchAttempts: async (gatewayOrderId) =>
    (
      await callGatewayWithRetry('payments of order', listSchema(chargeEntity), () =>
        charges.list({ payment_intent: gatewayOrderId, limit: maxListItems }),
      )
    ).data.map(toAttempt),
  fetchAttempt: async (gatewayPaymentId) =>
    toAttempt(
      await callGatewayWithRetry('payment', chargeEntity, () => charges.retrieve(gatewayPaymentId)),
    ),
  refund: async ({ gatewayPaymentId, amountPaise, refundId }) =>
    toRefund(
      await callGatewayWithRetry('refund', refundEntity, () =>
        refunds.create(
          { charge: gatewayPaymentId, amount: amountPaise, metadata: { refund: refundId } },
          { idempotencyKey: refundId },
        ),
      ),
    ),
  fetchRefunds: async (gatewayPaymentId) =>
    (
      await callGatewayWithRetry('refunds of payment', listSchema(refundEntity), () =>
        refunds.list({ charge: gatewayPaymentId, limit: maxListItems }),
      )
    ).data.map(toRefund),
});

const toStripeRange = ({ from, before }: TimeRange) => ({
  created: {
    gte: Math.floor(from.getTime() / 1000),
    lt: Math.floor(before.getTime() / 1000),
  },
});

interface ListPage<Entity> {
  readonly data: readonly Entity[];
  readonly has_more: boolean;
}

const listAll = async <Entity extends { readonly id: string }>(
  readPage: (page: {
    readonly limit: number;
    readonly starting_after?: string;
  }) => Promise<ListPage<Entity>>,
): Promise<readonly Entity[]> => {
  const entities: Entity[] = [];
  for (;;) {
    const last = entities.at(-1);
    const page = await readPage({
      limit: maxListItems,
      ...(last ? { starting_after: last.id } : {}),
    });
    entities.push(...page.data);
    if (!page.has_more || page.data.length === 0) return entities;
  }
};

const listOperations = ({
  charges,
  refunds,
  disputes,
}: StripeClient): Pick<Gateway, 'listPayments' | 'listRefunds' | 'listChargebacks'> => ({
  listChargebacks: async (created) =>
    (
      await listAll((page) =>
        callGatewayWithRetry('list disputes', listSchema(disputeEntity), () =>
          disputes.list({ ...toStripeRange(created), ...page }),
        ),
      )
    )
      .filter(({ status }) => status === 'lost')
      .map(({ id, charge, amount }) => ({
        chargebackId: id,
        gatewayPaymentId: charge,
        amountPaise: amount,
      })),
  listPayments: async (created) =>
    (
      await listAll((page) =>
        callGatewayWithRetry('list payments', listSchema(chargeEntity), () =>
          charges.list({ ...toStripeRange(created), ...page }),
        ),
      )
    ).map(toAttempt),
  listRefunds: async (created) =>
    (
      await listAll((page) =>
        callGatewayWithRetry('list refunds', listSchema(refundEntity), () =>
          refunds.list({ ...toStripeRange(created), ...page }),
        ),
      )
    ).map(toRefund),
});

/**
 * Cards only: the other payment methods in India do not support manual capture. Stripe releases an
 * uncaptured payment after seven days.
 */
export const stripeGateway = (settings: StripeSettings): Gateway => {
  const client = createStripeClient(settings);
  return {
    keyId: settings.publishableKey,
    ...intentOperations(client),
    ...chargeOperations(client),
    ...listOperations(client),
  };
};
