import { randomUUID } from 'node:crypto';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import { callApiOk, callApi } from '../support/api/call-api.ts';
import { refundOnDashboard, simulatePayment, signStripeEvent } from '../support/api/payments.ts';
import { cancelOrder, waitForOrder, readOrder } from '../support/api/shopping.ts';
import { createFixture, type Fixture } from './cases/index.ts';
import { expectProblem, readErrorCode } from './expectations.ts';
import { buildOnlineOrderBody, placeOrderToPayOnline } from './online-order.ts';

describe('an order that is paid online', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixture();
  });

  const placeOnlineOrder = () => placeOrderToPayOnline(fixture);

  it('waits for payment and returns what the payment dialog needs', async () => {
    const { order } = await placeOnlineOrder();
    expect(order).toMatchObject({
      Status: 2,
      PaymentStatus: paymentStatus.Pending,
      Payment: {
        Provider: 'razorpay',
        KeyId: 'rzp_test_tokri',
        AmountPaise: Math.round(order.Totals.Payable * 100),
        Currency: 'INR',
      },
    });
    expect(Date.parse(order.PayBy ?? '')).toBeGreaterThan(Date.now() + 15 * 60_000);
  });

  it('is confirmed by the webhook alone and refunded when it is cancelled', async () => {
    const { orderId, gatewayOrderId, order } = await placeOnlineOrder();
    await simulatePayment(gatewayOrderId, 'authorized');
    expect(
      await waitForOrder(fixture.customer, orderId, { states: [orderStatus.Confirmed] }),
    ).toMatchObject({ PaymentStatus: paymentStatus.Paid });
    const { body } = await cancelOrder(fixture.customer, orderId);
    expect(body).toMatchObject([{ Error: 0, RefundAmount: order.Totals.Payable }]);
    await eventually(
      async () =>
        (await readOrder(fixture.customer, orderId)).PaymentStatus === paymentStatus.Refunded,
      { timeoutMs: 20_000, missing: 'the refund' },
    );
  });

  it('is confirmed when a second payment succeeds after a failed one', async () => {
    const { orderId, gatewayOrderId } = await placeOnlineOrder();
    await simulatePayment(gatewayOrderId, 'failed');
    await simulatePayment(gatewayOrderId, 'captured', { repeat: 3 });
    await waitForOrder(fixture.customer, orderId, { states: [orderStatus.Confirmed] });
  });

  it('shows a refund on the provider’s dashboard, and a cancellation refunds the rest', async () => {
    const { orderId, gatewayOrderId, order } = await placeOnlineOrder();
    const { razorpay_payment_id } = await simulatePayment(gatewayOrderId, 'authorized');
    await waitForOrder(fixture.customer, orderId, { states: [orderStatus.Confirmed] });
    await refundOnDashboard(razorpay_payment_id, 2_000);
    const waitForPaymentStatus = (status: number) =>
      eventually(
        async () => {
          const current = await readOrder(fixture.customer, orderId);
          return current.PaymentStatus === status ? current : undefined;
        },
        { timeoutMs: 20_000, missing: `payment status ${status}` },
      );
    expect(await waitForPaymentStatus(paymentStatus.PartlyRefunded)).toMatchObject({
      Status: orderStatus.Confirmed,
      RefundAmount: 20,
      ProviderRefundAmount: 20,
    });
    await cancelOrder(fixture.customer, orderId);
    expect(await waitForPaymentStatus(paymentStatus.Refunded)).toMatchObject({
      RefundAmount: order.Totals.Payable,
      ProviderRefundAmount: 20,
    });
  });

  it('cannot be paid in cash, and an order for cash cannot be paid online', async () => {
    const body = await buildOnlineOrderBody(fixture);
    const refused = await callApi({
      method: 'POST',
      path: '/api/TransactionWithoutPayment',
      token: fixture.customer.token,
      body,
    });
    expect(readErrorCode(refused)).toBe('payment-method');
    expect(
      readErrorCode(
        await callApi({
          method: 'POST',
          path: '/api/Transaction',
          token: fixture.customer.token,
          body: { ...body, PaymentMethod: 'cod' },
        }),
      ),
    ).toBe('payment-method');
  });

  it('rejects a forged payment signature', async () => {
    const { orderId, gatewayOrderId } = await placeOnlineOrder();
    const body = {
      razorpay_order_id: gatewayOrderId,
      razorpay_payment_id: 'pay_forged',
      razorpay_signature: '0'.repeat(64),
      TransactionId: orderId,
    };
    expect(
      readErrorCode(
        await callApi({
          method: 'POST',
          path: '/api/PaymentVerify',
          token: fixture.customer.token,
          body,
        }),
      ),
    ).toBe('signature-wrong');
  });

  it('rejects the payment of another provider and needs no client secret', async () => {
    const { orderId } = await placeOnlineOrder();
    expect(
      readErrorCode(
        await callApi({
          method: 'POST',
          path: '/api/PaymentVerify',
          token: fixture.customer.token,
          body: { payment_intent: 'pi_forged', TransactionId: orderId },
        }),
      ),
    ).toBe('payment-mismatch');
    expect(
      await callApiOk({
        path: '/api/PaymentSecret',
        query: { TransactionId: String(orderId) },
        token: fixture.customer.token,
      }),
    ).toEqual([{ Provider: 'razorpay', ClientSecret: '' }]);
  });

  it('rejects an invalid Stripe payment intent and names the field', async () => {
    const response = await callApi({
      method: 'POST',
      path: '/api/PaymentVerify',
      token: fixture.customer.token,
      body: { payment_intent: 'ch_1', TransactionId: 1 },
    });
    expect(expectProblem(response, 'bad-input').errors?.map(({ field }) => field)).toEqual([
      'payment_intent',
    ]);
  });

  describe('a Stripe event', () => {
    const event = (id: string, type = 'payment_intent.succeeded') =>
      JSON.stringify({
        id: `evt_${id}`,
        object: 'event',
        type,
        data: { object: { object: type.split('.')[0], id: 'pi_stranger' } },
      });
    const send = (body: string, headers: Readonly<Record<string, string>>) =>
      callApi({ method: 'POST', path: '/api/webhooks/stripe', body, headers });

    it('is taken once, even when its type is unknown', async () => {
      for (const body of [event(randomUUID()), event(randomUUID(), 'payout.paid')]) {
        expect((await send(body, signStripeEvent(body))).body).toEqual({ Taken: true });
        expect((await send(body, signStripeEvent(body))).body).toEqual({ Taken: false });
      }
    });

    it('is rejected and not stored when its signature is foreign, expired, missing or for other bytes', async () => {
      const body = event(randomUUID());
      const forged = [
        signStripeEvent(body, { secret: 'whsec_other' }),
        signStripeEvent(body, { atSeconds: Math.floor(Date.now() / 1000) - 360 }),
        signStripeEvent(`${body} `),
        { 'stripe-signature': '' },
        {},
      ];
      for (const headers of forged) expectProblem(await send(body, headers), 'signature-wrong');
      expect((await send(body, signStripeEvent(body))).body).toEqual({ Taken: true });
    });
  });

  it('rejects a webhook with a forged or missing signature', async () => {
    for (const signature of ['0'.repeat(64), '']) {
      const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': randomUUID() };
      expectProblem(
        await callApi({
          method: 'POST',
          path: '/api/webhooks/razorpay',
          body: '{"event":"payment.captured"}',
          headers,
        }),
        'signature-wrong',
      );
    }
  });
});
