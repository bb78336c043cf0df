import {
  accountClosed,
  accountClosingMs,
  openRefundsChanged,
  orderPlaced,
  ordersSettled,
  paymentCaptured,
  paymentRefunded,
  personErased,
} from '@tokri/contracts/events';
import type { OrderResponse } from '@tokri/contracts/api';
import { paymentStatus } from '@tokri/contracts/orders';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startOrderService, type OrderService } from './order-service.ts';

const reference = 'e'.repeat(32);
const userId = 7;
const staff = { userId: 1, permissions: ['transactions'] } as const;

let shop: OrderService;
let settled: { readonly key: string }[];
let placed: { readonly key: string }[];

beforeAll(async () => {
  shop = await startOrderService('open-refunds');
  settled = collectEvents(shop.broker, [ordersSettled]);
  placed = collectEvents(shop.broker, [orderPlaced]);
  await shop.publishAddress(3, userId);
});
afterAll(() => shop.stop());

const close = (id: number) =>
  publishEvent(shop.broker, accountClosed, {
    key: String(id),
    seq: 1,
    data: {
      userId: id,
      reference,
      closedAt: new Date(Date.now() - 2 * accountClosingMs).toISOString(),
    },
  });
const isSettled = (id: number) => settled.some(({ key }) => key === String(id));
const waitUntilSettled = (id: number) =>
  eventually(() => isSettled(id), { missing: `the settled account ${id}`, timeoutMs: 20_000 });
const read = async (orderId: number): Promise<OrderResponse> =>
  (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: staff }))
    .body as OrderResponse;
const waitForPayment = (orderId: number, status: number) =>
  eventually(async () => (await read(orderId)).PaymentStatus === status, {
    missing: `payment status ${status}`,
  });
const publishOpen = (orderId: number, seq: number, hasOpen: boolean) =>
  publishEvent(shop.broker, openRefundsChanged, {
    key: String(orderId),
    seq,
    data: { orderId, userId, hasOpen },
  });

const placePaidOrder = async (): Promise<number> => {
  const response = shop.place(801);
  const event = await eventually(() => placed[0], { missing: 'order.placed' });
  await shop.acceptAll(Number(event.key));
  const { Id: orderId } = await response;
  await publishEvent(shop.broker, paymentCaptured, {
    key: String(orderId),
    seq: 1,
    data: { orderId, userId, amountPaise: 13_100 },
  });
  await waitForPayment(orderId, paymentStatus.Paid);
  return orderId;
};

/** The first of two refunds is with the customer, the second still open. */
const cancelWithOpenRefund = async (orderId: number): Promise<void> => {
  await shop.call('GET', `cancel-order?TransactionId=${orderId}&reason=Not+needed`, {
    as: { userId },
  });
  await publishOpen(orderId, 3, true);
  await publishEvent(shop.broker, paymentRefunded, {
    key: String(orderId),
    seq: 4,
    data: { orderId, userId, amountPaise: 4_200, nowPaise: 4_200, isWhole: false },
  });
  await waitForPayment(orderId, paymentStatus.PartlyRefunded);
};

describe('the erasure of a customer', () => {
  it('waits for a refund that is open beside one that was paid, and goes on after it', async () => {
    const orderId = await placePaidOrder();
    await cancelWithOpenRefund(orderId);
    await close(userId);
    await close(94);
    await publishEvent(shop.broker, personErased, {
      key: String(userId),
      seq: 2,
      data: { userId, reference, erasedAt: new Date().toISOString() },
    });
    await waitUntilSettled(94);
    expect(isSettled(userId)).toBe(false);
    expect((await read(orderId)).Address.Name).not.toBe('');

    await publishOpen(orderId, 5, false);
    await publishOpen(orderId, 3, true);
    await waitUntilSettled(userId);
    await eventually(async () => (await read(orderId)).Address.Name === '', {
      missing: 'the erased order',
      timeoutMs: 20_000,
    });
    expect(await read(orderId)).toMatchObject({ PaymentStatus: paymentStatus.PartlyRefunded });
  });
});
