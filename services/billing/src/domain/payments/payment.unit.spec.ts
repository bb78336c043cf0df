import { now } from '../../testing/payments.ts';
import { createOnlinePayment, createCashPayment } from './payment.ts';

const order = { orderId: 42, userId: 7, amountPaise: 51_000 };

describe('payment', () => {
  it('starts by opening a gateway order for an online payment', () => {
    expect(createOnlinePayment(order, now)).toMatchObject({
      payment: {
        ...order,
        method: 'online',
        state: 'not-opened',
        gatewayOrderId: null,
        gatewayPaymentId: null,
        isCaptureDue: false,
        hasOrderEnded: false,
        refunds: [],
        openedAt: now,
        taskAttempts: 0,
        retryAt: now,
      },
      events: [],
    });
  });
  it('is captured at once for cash, without a provider', () => {
    expect(createCashPayment(order, now)).toMatchObject({
      payment: {
        ...order,
        method: 'cod',
        state: 'captured',
        provider: null,
        gatewayOrderId: null,
        gatewayPaymentId: 'cash-42',
        openedAt: now,
      },
      events: [{ kind: 'captured' }],
    });
  });
});
