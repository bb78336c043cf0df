import { now } from '../../testing/payments.ts';
import { createOnlinePayment, createCashPayment } from './payment.ts';

const of = { orderId: 42, userId: 7, amountPaise: 51_000 };

describe('the money of an order', () => {
  it('paid online, begins with asking the gateway at once; nothing is there and nothing told', () => {
    expect(createOnlinePayment(of, now)).toMatchObject({
      payment: {
        ...of,
        method: 'online',
        state: 'asking',
        gatewayOrderId: null,
        gatewayPaymentId: null,
        isCaptureDue: false,
        isOver: false,
        refunds: [],
        openedAt: now,
        tries: 0,
        retryAt: now,
      },
      facts: [],
    });
  });
  it('collected at the door, is ours at once, told so, under a name of our own and of no provider', () => {
    expect(createCashPayment(of, now)).toMatchObject({
      payment: {
        ...of,
        method: 'cod',
        state: 'captured',
        provider: null,
        gatewayOrderId: null,
        gatewayPaymentId: 'cash-42',
        openedAt: now,
      },
      facts: [{ kind: 'captured' }],
    });
  });
});
