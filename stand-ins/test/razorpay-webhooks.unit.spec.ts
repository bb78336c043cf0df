import { eventually } from '@tokri/service-kit/testing';
import { hmac, useRazorpay } from './razorpay-fixture.ts';

describe('Razorpay webhooks and control API', () => {
  const { json, post, api, newOrder, simulate, payment, receivedEvents, url, respondFirstWith } =
    useRazorpay();

  it('sends signed webhooks for a captured payment', async () => {
    const { id } = await newOrder();
    const { razorpay_payment_id } = await simulate(id, 'captured');
    const received = await receivedEvents(3);
    expect(received.map(({ event }) => event.event).sort()).toEqual([
      'order.paid',
      'payment.authorized',
      'payment.captured',
    ]);
    for (const { body, signature, event } of received) {
      expect(signature).toBe(hmac('demo-webhook-secret', body));
      expect(event).toMatchObject({
        entity: 'event',
        contains: expect.arrayContaining(['payment']),
        payload: { payment: { entity: { id: razorpay_payment_id, order_id: id, amount: 62_500 } } },
      });
    }
    await eventually(
      async () =>
        ((await json('/webhooks')) as { State: string }[]).every(
          ({ State }) => State === 'delivered',
        ),
      { missing: 'delivered webhooks' },
    );
    expect(await json('/webhooks')).toContainEqual(
      expect.objectContaining({
        System: 'razorpay',
        Event: 'payment.captured',
        About: { OrderId: id, PaymentId: razorpay_payment_id },
        Attempts: [expect.objectContaining({ Status: 200, Answer: 'seen' })],
      }),
    );
  });

  it('repeats a webhook under one event id or sends none, as the simulation asks', async () => {
    const first = await newOrder();
    await simulate(first.id, 'authorized', { repeat: 5 });
    const received = await receivedEvents(5);
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(1);
    const mutedOrder = await newOrder();
    const { razorpay_payment_id } = await simulate(mutedOrder.id, 'captured', { webhook: false });
    expect(await payment(razorpay_payment_id)).toMatchObject({ status: 'captured' });
    expect(JSON.stringify(await json('/webhooks'))).not.toContain(razorpay_payment_id);
  });

  it('refunds on the dashboard without a receipt, with webhooks unless they are muted', async () => {
    const { id } = await newOrder();
    const { razorpay_payment_id: paymentId } = await simulate(id, 'captured', { webhook: false });
    const refund = (changes: object) =>
      post('/razorpay/dashboard-refund', { paymentId, ...changes });
    expect(await (await refund({ amount: 500, webhook: false })).json()).toMatchObject({
      payment_id: paymentId,
      amount: 500,
      receipt: null,
    });
    expect(await (await refund({})).json()).toMatchObject({ amount: 62_000 });
    expect((await refund({})).status).toBe(400);
    expect(await payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: 62_500 });
    const received = await receivedEvents(2);
    expect(received.map(({ event }) => event.event)).toEqual([
      'refund.created',
      'refund.processed',
    ]);
  });

  it('opens a dispute of a captured payment, and deducts its amount when it is lost', async () => {
    const { id } = await newOrder();
    const { razorpay_payment_id: paymentId } = await simulate(id, 'captured', { webhook: false });
    const dispute = async (changes: object) =>
      (await (await post('/razorpay/dispute', { paymentId, ...changes })).json()) as object;
    const opened = await dispute({ outcome: 'open', webhook: false });
    expect(opened).toMatchObject({ status: 'open', amount: 62_500, amount_deducted: 0 });
    expect(await dispute({ outcome: 'lost' })).toEqual({
      ...opened,
      status: 'lost',
      amount_deducted: 62_500,
    });
    expect(await dispute({ amount: 500, outcome: 'won', webhook: false })).toMatchObject({
      status: 'won',
      amount: 500,
      amount_deducted: 0,
    });
    expect((await post('/razorpay/dispute', { paymentId: 'pay_unknown' })).status).toBe(400);
    const [received] = await receivedEvents(1);
    expect(received?.event).toMatchObject({
      event: 'payment.dispute.lost',
      payload: { dispute: { entity: { payment_id: paymentId } } },
    });
  });

  it('retries a webhook with the same id until the shop accepts it', async () => {
    respondFirstWith(500, 503);
    const { id } = await newOrder();
    await simulate(id, 'failed');
    const received = await receivedEvents(3);
    expect(new Set(received.map(({ eventId, body }) => eventId + body)).size).toBe(1);
    await eventually(
      async () => {
        const [webhook] = (await json('/webhooks')) as {
          State: string;
          Attempts: { Status: number }[];
        }[];
        return (
          webhook?.State === 'delivered' &&
          webhook.Attempts.map(({ Status }) => Status).join() === '500,503,200'
        );
      },
      { missing: 'three answers' },
    );
  });

  it('keeps simulations and lists working while the API is down', async () => {
    const { id } = await newOrder();
    await post('/faults', { system: 'razorpay', mode: 'down', seconds: 30 });
    await expect(api('/orders', {})).rejects.toThrow();
    expect((await simulate(id, 'authorized')).razorpay_order_id).toBe(id);
    expect(await json('/razorpay/payments')).toHaveLength(1);
  });

  it('shows a payment and its webhooks on the page', async () => {
    const { id } = await newOrder();
    const { razorpay_payment_id } = await simulate(id, 'captured');
    const page = await (await fetch(`${url()}/`)).text();
    for (const text of [razorpay_payment_id, '₹625.00 by UPI', 'payment.captured'])
      expect(page).toContain(text);
  });
});
