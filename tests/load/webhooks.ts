import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { orderStatus } from '@tokri/contracts/orders';
import { callApiOk, callApi, type CommandEntry } from '../support/api/call-api.ts';
import { simulatePayment, webhookSecret } from '../support/api/payments.ts';
import { waitForOrder, prepareOrder } from '../support/api/shopping.ts';
import { percentile } from '../support/percentile.ts';
import { milliseconds, type Benchmark } from './report.ts';
import { createShoppers } from './orders/shoppers.ts';

const defaultRate = 100;
const defaultSeconds = 20;

const createPaidOrder = async (): Promise<string> => {
  const {
    shoppers: [shopper],
    goods,
  } = await createShoppers(1);
  if (!shopper) throw new Error('no shopper or no item in stock');
  const purchase = shopper(0);
  const body = await prepareOrder(purchase, goods);
  const [entry] = await callApiOk<readonly CommandEntry[]>({
    method: 'POST',
    path: '/api/Transaction',
    token: purchase.buyer.token,
    body: { ...body, PaymentMethod: 'online' },
  });
  const { Payment } = await waitForOrder(purchase.buyer, entry?.Id ?? 0, {
    states: [orderStatus.AwaitingPayment],
  });
  if (!Payment) throw new Error('the order has no payment');
  await simulatePayment(Payment.OrderId, 'authorized');
  await waitForOrder(purchase.buyer, entry?.Id ?? 0, { states: [orderStatus.Confirmed] });
  return Payment.OrderId;
};

const sendWebhook = async (
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

export const webhooks: Benchmark = async ([
  rate = String(defaultRate),
  seconds = String(defaultSeconds),
]) => {
  const gatewayOrderId = await createPaidOrder();
  const start = performance.now();
  const sent: ReturnType<typeof sendWebhook>[] = [];
  for (let count = 0; count < Number(rate) * Number(seconds); count += 1) {
    await wait(Math.max(0, start + (count * 1000) / Number(rate) - performance.now()));
    sent.push(sendWebhook(gatewayOrderId));
  }
  const responses = await Promise.all(sent);
  const accepted = responses.filter(({ status }) => status === 200).length;
  return [
    { label: `events taken, ${rate} a second`, value: `${accepted} of ${responses.length}` },
    ...[0.5, 0.95, 0.99].map((fraction) => ({
      label: `response time, p${fraction * 100}`,
      value: milliseconds(
        percentile(
          responses.map(({ ms }) => ms),
          fraction,
        ),
      ),
    })),
  ];
};
