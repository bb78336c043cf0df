import { key_id, key_secret, hmac, useRazorpay } from './razorpay-fixture.ts';
import type { CheckoutSuccess } from './razorpay-fixture.ts';

describe('Razorpay checkout', () => {
  const { json, post, newOrder, payment, url } = useRazorpay();

  it.each([
    [{ payment_capture: 1 }, 'captured'],
    [{ payment_capture: 0 }, 'authorized'],
    [{ payment: { capture: 'automatic' } }, 'captured'],
    [{ payment: { capture: 'manual' } }, 'authorized'],
    [{}, 'authorized'],
  ])('signs a payment of an order with %j and leaves it %s', async (changes, status) => {
    const { id } = await newOrder(changes);
    const success = (await (
      await post('/razorpay/checkout/payments', {
        key_id,
        order_id: id,
        method: 'card',
        outcome: 'paid',
      })
    ).json()) as CheckoutSuccess;
    expect(success.razorpay_signature).toBe(
      hmac(key_secret, `${id}|${success.razorpay_payment_id}`),
    );
    expect(await payment(success.razorpay_payment_id)).toMatchObject({
      status,
      method: 'card',
      order_id: id,
    });
  });

  it('reports why a payment failed and accepts a second attempt', async () => {
    const { id } = await newOrder({ payment_capture: 1 });
    const response = await post('/razorpay/checkout/payments', {
      key_id,
      order_id: id,
      method: 'upi',
      outcome: 'failed',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: {
        code: 'BAD_REQUEST_ERROR',
        reason: 'payment_failed',
        metadata: { order_id: id, payment_id: expect.stringMatching(/^pay_/) },
      },
    });
    await post('/razorpay/checkout/payments', {
      key_id,
      order_id: id,
      method: 'upi',
      outcome: 'paid',
    });
    expect(await json('/razorpay/orders')).toMatchObject([{ id, status: 'paid', attempts: 2 }]);
    expect(
      (
        await post('/razorpay/checkout/payments', {
          key_id,
          order_id: id,
          method: 'upi',
          outcome: 'paid',
        })
      ).status,
    ).toBe(400);
  });

  it('rejects payments from another site or with another key', async () => {
    const { id } = await newOrder();
    expect(
      (
        await post(
          '/razorpay/checkout/payments',
          { key_id, order_id: id, method: 'upi', outcome: 'paid' },
          { 'sec-fetch-site': 'cross-site' },
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await post('/razorpay/checkout/payments', {
          key_id: 'rzp_live',
          order_id: id,
          method: 'upi',
          outcome: 'paid',
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await post(
          '/razorpay/simulate',
          { orderId: id, outcome: 'captured' },
          { 'sec-fetch-site': 'cross-site' },
        )
      ).status,
    ).toBe(403);
    expect(await json('/razorpay/payments')).toEqual([]);
  });

  it('lets other origins embed the checkout script and frame, without inline scripts', async () => {
    const { id } = await newOrder();
    const script = await fetch(`${url()}/razorpay/checkout.js`);
    expect([script.status, script.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ]);
    const frame = await fetch(`${url()}/razorpay/checkout/frame?key=${key_id}&order_id=${id}`);
    const page = await frame.text();
    expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(page).toContain('Pay ₹625.00');
    expect(page).not.toMatch(/<script>|style="/);
    expect(
      await (await fetch(`${url()}/razorpay/checkout/frame?key=other&order_id=${id}`)).text(),
    ).toContain('cannot be started');
  });
});
