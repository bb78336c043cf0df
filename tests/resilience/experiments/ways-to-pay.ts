import { createHmac, randomUUID } from 'node:crypto';
import { orderStatus } from '@tokri/contracts';
import { eventually } from '@tokri/service-kit/testing';
import { callApi } from '../../support/api/call-api.ts';
import { simulatePayment, webhookSecret, type Simulated } from '../../support/api/paying.ts';
import { readOrder } from '../../support/api/shopping.ts';
import type { Person } from '../../support/api/sign-in.ts';

export interface Payable {
  readonly buyer: Person;
  readonly orderId: number;
  readonly gatewayOrderId: string;
  readonly amountPaise: number;
  /** The shop or the gateway may be away so long. */
  readonly deadlineMs: number;
}
/** How money and the news of it come; whichever way, in the end the order is paid once. */
export type WayToPay = (payable: Payable) => Promise<void>;

const simulated = (
  { gatewayOrderId, deadlineMs }: Payable,
  outcome: 'authorized' | 'captured' | 'failed',
  more: { readonly webhook?: boolean; readonly repeat?: number } = {},
): Promise<Simulated> =>
  eventually(() => simulatePayment(gatewayOrderId, outcome, more), {
    timeoutMs: deadlineMs,
    missing: 'the gateway',
  });

const verified = ({ buyer, orderId, deadlineMs }: Payable, paid: Simulated) =>
  eventually(
    async () => {
      const { status } = await callApi({
        method: 'POST',
        path: '/api/PaymentVerify',
        token: buyer.token,
        body: { ...paid, TransactionId: orderId },
      });
      return status < 500;
    },
    { timeoutMs: deadlineMs, missing: 'an answer to the callback' },
  );

const webhook = ({ deadlineMs }: Payable, event: object, secret: string, repeat = 1) =>
  eventually(
    async () => {
      const body = JSON.stringify(event);
      const headers = {
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
        'x-razorpay-event-id': randomUUID(),
      };
      const answers = await Promise.all(
        Array.from({ length: repeat }, () =>
          callApi({ method: 'POST', path: '/api/webhooks/razorpay', body, headers }),
        ),
      );
      return answers.every(({ status }) => status < 500)
        ? answers.map(({ status }) => status)
        : undefined;
    },
    { timeoutMs: deadlineMs, missing: 'an answer to the webhook' },
  );

/** A captured payment that the gateway does not know. */
const invented = ({ gatewayOrderId }: Payable, amountPaise: number) => ({
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

const isUnpaid = async ({ buyer, orderId }: Payable): Promise<void> => {
  const { Status } = await readOrder(buyer, orderId);
  if (Status !== orderStatus.AwaitingPayment && Status !== orderStatus.Placed)
    throw new Error(`order ${orderId} is ${Status} and nobody has paid`);
};

/** The tab is closed: the webhook alone tells, twice. */
export const webhookTwice: WayToPay = async (payable) => {
  await simulated(payable, 'authorized', { repeat: 2 });
};
export const webhookFiveTimes: WayToPay = async (payable) => {
  await simulated(payable, 'captured', { repeat: 5 });
};
/** The webhook is lost. */
export const callbackOnly: WayToPay = async (payable) => {
  await verified(payable, await simulated(payable, 'authorized', { webhook: false }));
};
export const webhookThenCallback: WayToPay = async (payable) => {
  const paid = await simulated(payable, 'authorized');
  await verified(payable, paid);
  await verified(payable, paid);
};
export const failedThenPaid: WayToPay = async (payable) => {
  await simulated(payable, 'failed');
  await simulated(payable, 'captured');
};
/** Somebody says that he has paid: by webhooks under a wrong secret, by a callback with a made-up signature. Then he pays. */
export const forgedThenPaid: WayToPay = async (payable) => {
  const statuses = await webhook(
    payable,
    invented(payable, payable.amountPaise),
    'another-secret',
    5,
  );
  if (statuses.some((status) => status !== 400))
    throw new Error(`a forged webhook was answered ${statuses.join(', ')}`);
  await verified(payable, {
    razorpay_order_id: payable.gatewayOrderId,
    razorpay_payment_id: 'pay_Invented000001',
    razorpay_signature: '0'.repeat(64),
  });
  await isUnpaid(payable);
  await webhookTwice(payable);
};
/** A webhook, rightly signed, tells of a payment that is not there, of another sum: only what the gateway itself says counts. Then he pays. */
export const wrongSumThenPaid: WayToPay = async (payable) => {
  await webhook(payable, invented(payable, 100), webhookSecret, 5);
  await isUnpaid(payable);
  await callbackOnly(payable);
};

export const everyWayToPay: readonly WayToPay[] = [
  webhookTwice,
  webhookFiveTimes,
  callbackOnly,
  webhookThenCallback,
  failedThenPaid,
  forgedThenPaid,
  wrongSumThenPaid,
];
