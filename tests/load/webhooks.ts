import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { orderStatus } from '@tokri/contracts';
import { askApi, callApi, type Entry } from '../support/api/call-api.ts';
import { simulatePayment, webhookSecret } from '../support/api/paying.ts';
import { orderIn, readyToOrder } from '../support/api/shopping.ts';
import { percentile } from '../support/percentile.ts';
import { milliseconds, type Benchmark } from './report.ts';
import { shoppers } from './shopper.ts';

const rateDefault = 100;
const secondsDefault = 20;

/** An order that is paid, so that every further event about it finds something to look at. */
const paidOrder = async (): Promise<string> => {
  const {
    shoppers: [shopper],
    goods,
  } = await shoppers(1);
  if (!shopper) throw new Error('nobody to buy anything');
  const purchase = shopper(0);
  const body = await readyToOrder(purchase, goods);
  const [entry] = await askApi<readonly Entry[]>({
    method: 'POST',
    path: '/api/Transaction',
    token: purchase.buyer.token,
    body: { ...body, PaymentMethod: 'online' },
  });
  const { Payment } = await orderIn(purchase.buyer, entry?.Id ?? 0, {
    states: [orderStatus.AwaitingPayment],
  });
  if (!Payment) throw new Error('the order asks for no payment');
  await simulatePayment(Payment.OrderId, 'authorized');
  await orderIn(purchase.buyer, entry?.Id ?? 0, { states: [orderStatus.Confirmed] });
  return Payment.OrderId;
};

const send = async (
  gatewayOrderId: string,
): Promise<{ readonly ms: number; readonly status: number }> => {
  const body = JSON.stringify({
    entity: 'event',
    event: 'payment.captured',
    payload: { payment: { entity: { id: 'pay_of_a_benchmark', order_id: gatewayOrderId } } },
  });
  const headers = {
    'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex'),
    'x-razorpay-event-id': randomUUID(),
  };
  const start = performance.now();
  const { status } = await callApi({
    method: 'POST',
    path: '/api/webhooks/razorpay',
    body,
    headers,
  });
  return { ms: performance.now() - start, status };
};

/** Events of the gateway at a fixed rate, which does not wait for answers. Arguments: events a second, seconds. */
export const webhooks: Benchmark = async ([
  rate = String(rateDefault),
  seconds = String(secondsDefault),
]) => {
  const gatewayOrderId = await paidOrder();
  const start = performance.now();
  const sent: ReturnType<typeof send>[] = [];
  for (let count = 0; count < Number(rate) * Number(seconds); count += 1) {
    await wait(Math.max(0, start + (count * 1000) / Number(rate) - performance.now()));
    sent.push(send(gatewayOrderId));
  }
  const answers = await Promise.all(sent);
  const taken = answers.filter(({ status }) => status === 200).length;
  return [
    { what: `events taken, ${rate} a second`, value: `${taken} of ${answers.length}` },
    ...[0.5, 0.95, 0.99].map((share) => ({
      what: `answered, p${share * 100}`,
      value: milliseconds(
        percentile(
          answers.map(({ ms }) => ms),
          share,
        ),
      ),
    })),
  ];
};
