import { randomUUID } from 'node:crypto';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import { callApi } from '../support/api/call-api.ts';
import { simulatePayment } from '../support/api/payments.ts';
import { cancelOrder, readOrder, waitForOrder } from '../support/api/shopping.ts';
import { createFixture, type Fixture } from './cases/index.ts';
import { readErrorCode } from './expectations.ts';
import { placeOrderToPayOnline } from './online-order.ts';

describe('an order with a payment callback', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixture();
  });

  it('is confirmed by the callback alone', async () => {
    const { orderId, gatewayOrderId } = await placeOrderToPayOnline(fixture);
    const paid = await simulatePayment(gatewayOrderId, 'authorized', { webhook: false });
    const response = await callApi({
      method: 'POST',
      path: '/api/PaymentVerify',
      token: fixture.customer.token,
      body: { ...paid, TransactionId: orderId },
    });
    expect(readErrorCode(response)).toBeUndefined();
    await waitForOrder(fixture.customer, orderId, { states: [orderStatus.Confirmed] });
  });

  it('is reported as Confirmed by the payment callback when the webhook came first', async () => {
    const { orderId, gatewayOrderId } = await placeOrderToPayOnline(fixture);
    const paid = await simulatePayment(gatewayOrderId, 'captured');
    await waitForOrder(fixture.customer, orderId, { states: [orderStatus.Confirmed] });
    const { body } = await callApi({
      method: 'POST',
      path: '/api/PaymentVerify',
      token: fixture.customer.token,
      body: { ...paid, TransactionId: orderId },
    });
    expect(body).toMatchObject([
      { Error: 0, Status: orderStatus.Confirmed, PaymentStatus: paymentStatus.Paid },
    ]);
  });

  it('answers a repeated payment callback with the state of now, even under the same key', async () => {
    const { orderId, gatewayOrderId } = await placeOrderToPayOnline(fixture);
    const paid = await simulatePayment(gatewayOrderId, 'authorized', { webhook: false });
    const repeatCallback = async (key: string) =>
      (
        await callApi({
          method: 'POST',
          path: '/api/PaymentVerify',
          token: fixture.customer.token,
          headers: { 'idempotency-key': key },
          body: { ...paid, TransactionId: orderId },
        })
      ).body;
    const key = randomUUID();
    await repeatCallback(key);
    const { PaidWith, PaidAt } = await waitForOrder(fixture.customer, orderId, {
      states: [orderStatus.Confirmed],
    });
    expect([PaidWith, Date.parse(PaidAt ?? '') > 0]).toEqual(['upi', true]);
    const confirmed = { Status: orderStatus.Confirmed, PaymentStatus: paymentStatus.Paid };
    expect(await repeatCallback(key)).toMatchObject([{ Error: 0, ...confirmed }]);
    await cancelOrder(fixture.customer, orderId);
    await eventually(
      async () =>
        (await readOrder(fixture.customer, orderId)).PaymentStatus === paymentStatus.Refunded,
      { timeoutMs: 20_000, missing: 'the refund' },
    );
    const cancelled = { Status: orderStatus.Cancelled, PaymentStatus: paymentStatus.Refunded };
    expect(await repeatCallback(key)).toMatchObject([{ Error: 0, ...cancelled }]);
    expect(await repeatCallback(randomUUID())).toMatchObject([{ Error: 0, ...cancelled }]);
  });
});
