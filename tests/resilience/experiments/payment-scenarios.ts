import { createHmac, randomUUID } from 'node:crypto';
import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import { callApi } from '../../support/api/call-api.ts';
import {
  simulatePayment,
  webhookSecret,
  type SimulatedPayment,
} from '../../support/api/payments.ts';
import { readOrder } from '../../support/api/shopping.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';

export interface Payable {
  readonly buyer: SignedInUser;
  readonly orderId: number;
  readonly gatewayOrderId: string;
  readonly amountPaise: number;
  readonly deadlineMs: number;
}
export type PaymentScenario = (payable: Payable) => Promise<void>;

const simulate = (
  { gatewayOrderId, deadlineMs }: Payable,
  outcome: 'authorized' | 'captured' | 'failed',
  options: { readonly webhook?: boolean; readonly repeat?: number } = {},
): Promise<SimulatedPayment> =>
  eventually(() => simulatePayment(gatewayOrderId, outcome, options), {
    timeoutMs: deadlineMs,
    missing: 'the gateway',
  });

const sendCallback = ({ buyer, orderId, deadlineMs }: Payable, payment: SimulatedPayment) =>
  eventually(
    async () => {
      const { status } = await callApi({
        method: 'POST',
        path: '/api/PaymentVerify',
        token: buyer.token,
        body: { ...payment, TransactionId: orderId },
      });
      return status < 500;
    },
    { timeoutMs: deadlineMs, missing: 'a response to the callback' },
  );

const sendWebhook = ({ deadlineMs }: Payable, event: object, secret: string, repeat = 1) =>
  eventually(
    async () => {
      const body = JSON.stringify(event);
      const headers = {
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
        'x-razorpay-event-id': randomUUID(),
      };
      const responses = await Promise.all(
        Array.from({ length: repeat }, () =>
          callApi({ method: 'POST', path: '/api/webhooks/razorpay', body, headers }),
        ),
      );
      return responses.every(({ status }) => status < 500)
        ? responses.map(({ status }) => status)
        : undefined;
    },
    { timeoutMs: deadlineMs, missing: 'a response to the webhook' },
  );

const forgedPaymentEvent = ({ gatewayOrderId }: Payable, amountPaise: number) => ({
  entity: 'event',
  event: 'payment.captured',
  contains: ['payment'],
  created_at: Math.floor(Date.now() / 1_000),
  payload: {
    payment: {
      entity: {
        id: 'pay_Invented000001',
        entity: 'payment',
        order_id: gatewayOrderId,
        amount: amountPaise,
        currency: 'INR',
        status: 'captured',
        captured: true,
      },
    },
  },
});

const expectUnpaid = async ({ buyer, orderId }: Payable): Promise<void> => {
  const { Status } = await readOrder(buyer, orderId);
  if (Status !== orderStatus.AwaitingPayment && Status !== orderStatus.Placed)
    throw new Error(`order ${orderId} is ${Status} without a payment`);
};

export const webhookTwice: PaymentScenario = async (payable) => {
  await simulate(payable, 'authorized', { repeat: 2 });
};
export const webhookFiveTimes: PaymentScenario = async (payable) => {
  await simulate(payable, 'captured', { repeat: 5 });
};
export const callbackOnly: PaymentScenario = async (payable) => {
  await sendCallback(payable, await simulate(payable, 'authorized', { webhook: false }));
};
export const webhookThenCallback: PaymentScenario = async (payable) => {
  const payment = await simulate(payable, 'authorized');
  await sendCallback(payable, payment);
  await sendCallback(payable, payment);
};
export const failedThenPaid: PaymentScenario = async (payable) => {
  await simulate(payable, 'failed');
  await simulate(payable, 'captured');
};
export const forgedThenPaid: PaymentScenario = async (payable) => {
  const statuses = await sendWebhook(
    payable,
    forgedPaymentEvent(payable, payable.amountPaise),
    'another-secret',
    5,
  );
  if (statuses.some((status) => status !== 400))
    throw new Error(`a forged webhook returned ${statuses.join(', ')}`);
  await sendCallback(payable, {
    razorpay_order_id: payable.gatewayOrderId,
    razorpay_payment_id: 'pay_Invented000001',
    razorpay_signature: '0'.repeat(64),
  });
  await expectUnpaid(payable);
  await webhookTwice(payable);
};
export const wrongAmountThenPaid: PaymentScenario = async (payable) => {
  await sendWebhook(payable, forgedPaymentEvent(payable, 100), webhookSecret, 5);
  await expectUnpaid(payable);
  await callbackOnly(payable);
};

export const allPaymentScenarios: readonly PaymentScenario[] = [
  webhookTwice,
  webhookFiveTimes,
  callbackOnly,
  webhookThenCallback,
  failedThenPaid,
  forgedThenPaid,
  wrongAmountThenPaid,
];
