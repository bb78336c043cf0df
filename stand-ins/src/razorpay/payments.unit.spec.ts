import type { Gateway, GatewayEvent } from './gateway.ts';
import { createOrder } from './orders.ts';
import { simulateLateSuccess, lateSuccessDelayMs, simulateSuccess } from './payments.ts';
import { orderRequest } from './requests.ts';

const createGateway = (now: Date) => {
  const sentEvents: GatewayEvent[] = [];
  const waiting: { readonly run: () => void; readonly delayMs: number }[] = [];
  let last = 0;
  const gateway: Gateway = {
    orders: new Map(),
    payments: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    mutedPayments: new Map(),
    autoCapturedOrders: new Map(),
    refundKeys: new Map(),
    revision: 0,
    now: () => now,
    newId: (prefix) => `${prefix}_${(last += 1)}`,
    publish: (gatewayEvent) => sentEvents.push(gatewayEvent),
    schedule: (run, delayMs) => waiting.push({ run, delayMs }),
  };
  const order = createOrder(gateway, orderRequest.parse({ amount: 500, currency: 'INR' }));
  return { gateway, order, sentEvents, waiting };
};

describe('simulateLateSuccess', () => {
  it('authorizes the payment of an open order 20 s after its failure', () => {
    const { gateway, order, sentEvents, waiting } = createGateway(new Date('2026-11-21T10:00:00Z'));
    const { id } = simulateLateSuccess(gateway, { orderId: order.id, method: 'upi', repeat: 2 });
    expect([gateway.payments.get(id)?.status, waiting[0]?.delayMs, lateSuccessDelayMs]).toEqual([
      'failed',
      20_000,
      20_000,
    ]);
    waiting[0]?.run();
    expect(gateway.payments.get(id)).toMatchObject({ status: 'authorized', error_code: null });
    expect(sentEvents.map(({ event, repeat: times }) => [event, times])).toEqual([
      ['payment.failed', 2],
      ['payment.authorized', 2],
    ]);
  });

  it('refunds the payment when the order was paid in the meantime', () => {
    const { gateway, order, waiting } = createGateway(new Date('2026-11-21T10:00:00Z'));
    const { id } = simulateLateSuccess(gateway, { orderId: order.id, method: 'upi', repeat: 1 });
    simulateSuccess(gateway, { orderId: order.id, method: 'card', repeat: 1, isCaptured: true });
    waiting[0]?.run();
    expect(gateway.payments.get(id)).toMatchObject({ status: 'refunded', amount_refunded: 500 });
    expect(gateway.orders.get(order.id)).toMatchObject({
      status: 'paid',
      amount_paid: 500,
      attempts: 2,
    });
  });
});
