import { shopMarket } from '@tokri/contracts/market';
import { paymentInstruments } from '@tokri/contracts/orders';
import * as z from 'zod/mini';
import { toGatewayReceipt, type Gateway, type TimeRange } from '../../application/ports/gateway.ts';
import type { PaymentAttempt } from '../../domain/payments/payment-attempts.ts';
import type { GatewayRefund } from '../../domain/refunds/gateway-refunds.ts';
import { callGateway, callGatewayWithRetry } from '../call-gateway.ts';
import { createRazorpayClient, type RazorpaySettings } from './razorpay-client.ts';

/** An authorization that is not captured is returned after three days. */
const captureWithinMinutes = 3 * 24 * 60;

/** The API lists ten unless told otherwise. */
const maxListItems = 100;

const paymentEntity = z.object({
  id: z.string(),
  order_id: z.nullish(z.string()),
  status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
  amount: z.coerce.number(),
  amount_refunded: z._default(z.coerce.number(), 0),
  currency: z.string(),
  method: z.nullish(z.string()),
});
const refundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number(),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.nullish(z.string()),
});
const disputeEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount_deducted: z._default(z.coerce.number(), 0),
  status: z.string(),
  created_at: z.number(),
});
const orderEntity = z.object({ id: z.string() });
const listSchema = <Entity extends z.ZodMiniType>(entity: Entity) =>
  z.object({ items: z.array(entity) });

/** Razorpay has more methods (`emi`, `paylater`), which the shop calls an online payment. */
const toPaidWith = (method: unknown): Pick<PaymentAttempt, 'paidWith'> => {
  const paidWith = paymentInstruments.find((instrument) => instrument === method);
  return paidWith ? { paidWith } : {};
};

const toAttempt = (entity: z.infer<typeof paymentEntity>): PaymentAttempt => ({
  ...toPaidWith(entity.method),
  gatewayPaymentId: entity.id,
  gatewayOrderId: entity.order_id ?? null,
  status: entity.status,
  amountPaise: entity.amount,
  refundedPaise: entity.amount_refunded,
  currency: entity.currency,
});
const toRefund = (entity: z.infer<typeof refundEntity>): GatewayRefund => ({
  gatewayRefundId: entity.id,
  gatewayPaymentId: entity.payment_id,
  refundId: entity.receipt ?? '',
  amountPaise: entity.amount,
  status: entity.status,
});

type RazorpayClient = ReturnType<typeof createRazorpayClient>;

const orderOperations = ({
  orders,
}: RazorpayClient): Pick<Gateway, 'openOrder' | 'fetchAttempts'> => ({
  openOrder: async (input) => {
    const order = {
      amount: input.amountPaise,
      currency: shopMarket().currency,
      receipt: toGatewayReceipt(input),
      unique_receipt: true,
      notes:
        'orderId' in input
          ? { order: String(input.orderId) }
          : { dues: String(input.duesPaymentId) },
      payment: {
        capture: 'manual',
        capture_options: { manual_expiry_period: captureWithinMinutes, refund_speed: 'normal' },
      },
    };
    return (
      await callGatewayWithRetry('open order', orderEntity, () => orders.create(order as never))
    ).id;
  },
  fetchAttempts: async (gatewayOrderId) =>
    (
      await callGatewayWithRetry('payments of order', listSchema(paymentEntity), () =>
        orders.fetchPayments(gatewayOrderId),
      )
    ).items.map(toAttempt),
});

const paymentOperations = ({
  payments,
}: RazorpayClient): Pick<Gateway, 'fetchAttempt' | 'capture' | 'refund' | 'fetchRefunds'> => ({
  fetchAttempt: async (gatewayPaymentId) =>
    toAttempt(
      await callGatewayWithRetry('payment', paymentEntity, () => payments.fetch(gatewayPaymentId)),
    ),
  capture: async ({ gatewayPaymentId, amountPaise }) =>
    toAttempt(
      await callGateway('capture', paymentEntity, () =>
        payments.capture(gatewayPaymentId, amountPaise, shopMarket().currency),
      ),
    ),
  refund: async ({ gatewayPaymentId, amountPaise, refundId }) =>
    toRefund(
      await callGatewayWithRetry('refund', refundEntity, () =>
        payments.refund(gatewayPaymentId, {
          amount: amountPaise,
          speed: 'normal',
          receipt: refundId,
          notes: { refund: refundId },
        }),
      ),
    ),
  fetchRefunds: async (gatewayPaymentId) =>
    (
      await callGatewayWithRetry('refunds of payment', listSchema(refundEntity), () =>
        payments.fetchMultipleRefund(gatewayPaymentId, { count: maxListItems }),
      )
    ).items.map(toRefund),
});

/** Unix seconds; Razorpay includes both ends. */
const toRazorpayRange = ({ from, before }: TimeRange) => ({
  from: Math.floor(from.getTime() / 1000),
  to: Math.floor(before.getTime() / 1000) - 1,
});

const listAll = async <Entity>(
  readPage: (page: { readonly count: number; readonly skip: number }) => Promise<readonly Entity[]>,
): Promise<readonly Entity[]> => {
  const entities: Entity[] = [];
  for (;;) {
    const page = await readPage({ count: maxListItems, skip: entities.length });
    entities.push(...page);
    if (page.length < maxListItems) return entities;
  }
};

/** The API lists the newest first and filters by nothing, so reading ends before the range. */
const listDisputes = async ({ disputes }: RazorpayClient, { from, before }: TimeRange) => {
  const { from: firstSecond, to: lastSecond } = toRazorpayRange({ from, before });
  const found: z.infer<typeof disputeEntity>[] = [];
  for (let skip = 0; ; skip += maxListItems) {
    const { items } = await callGatewayWithRetry('list disputes', listSchema(disputeEntity), () =>
      disputes.all({ count: maxListItems, skip }),
    );
    found.push(...items.filter(({ created_at: at }) => at >= firstSecond && at <= lastSecond));
    if (items.length < maxListItems || (items.at(-1)?.created_at ?? 0) < firstSecond) return found;
  }
};

const listMovements = ({
  payments,
  refunds,
}: RazorpayClient): Pick<Gateway, 'listPayments' | 'listRefunds'> => ({
  listPayments: (created) =>
    listAll(async (page) =>
      (
        await callGatewayWithRetry('list payments', listSchema(paymentEntity), () =>
          payments.all({ ...toRazorpayRange(created), ...page }),
        )
      ).items.map(toAttempt),
    ),
  listRefunds: (created) =>
    listAll(async (page) =>
      (
        await callGatewayWithRetry('list refunds', listSchema(refundEntity), () =>
          refunds.all({ ...toRazorpayRange(created), ...page }),
        )
      ).items.map(toRefund),
    ),
});

const listOperations = (
  client: RazorpayClient,
): Pick<Gateway, 'listPayments' | 'listRefunds' | 'listChargebacks'> => ({
  listChargebacks: async (created) =>
    (await listDisputes(client, created))
      .filter(({ status }) => status === 'lost')
      .map(({ id, payment_id, amount_deducted }) => ({
        chargebackId: id,
        gatewayPaymentId: payment_id,
        amountPaise: amount_deducted,
      })),
  ...listMovements(client),
});

export const razorpayGateway = (settings: RazorpaySettings): Gateway => {
  const client = createRazorpayClient(settings);
  return {
    keyId: settings.keyId,
    fetchClientSecret: () => Promise.resolve(''),
    ...orderOperations(client),
    ...paymentOperations(client),
    ...listOperations(client),
  };
};
