import type { Books, Notice } from './books.ts';
import { createOrder } from './orders.ts';
import { failThenSucceed, lateAfterMs, succeed } from './payments.ts';
import { orderRequest } from './requests.ts';

const booksAt = (now: Date) => {
  const told: Notice[] = [];
  const waiting: { readonly run: () => void; readonly delayMs: number }[] = [];
  let last = 0;
  const books: Books = {
    orders: new Map(),
    payments: new Map(),
    refunds: new Map(),
    muted: new Map(),
    capturedAtOnce: new Map(),
    refundKeys: new Map(),
    revision: 0,
    now: () => now,
    newId: (prefix) => `${prefix}_${(last += 1)}`,
    tell: (notice) => told.push(notice),
    later: (run, delayMs) => waiting.push({ run, delayMs }),
  };
  const order = createOrder(books, orderRequest.parse({ amount: 500, currency: 'INR' }));
  return { books, order, told, waiting };
};

describe('a late success', () => {
  it('of an open order, comes 20 s after the failure and is told as authorized', () => {
    const { books, order, told, waiting } = booksAt(new Date('2026-11-21T10:00:00Z'));
    const { id } = failThenSucceed(books, { orderId: order.id, method: 'upi', times: 2 });
    expect([books.payments.get(id)?.status, waiting[0]?.delayMs, lateAfterMs]).toEqual([
      'failed',
      20_000,
      20_000,
    ]);
    waiting[0]?.run();
    expect(books.payments.get(id)).toMatchObject({ status: 'authorized', error_code: null });
    expect(told.map(({ event, times }) => [event, times])).toEqual([
      ['payment.failed', 2],
      ['payment.authorized', 2],
    ]);
  });

  it('of an order that was paid meanwhile, goes back by itself', () => {
    const { books, order, waiting } = booksAt(new Date('2026-11-21T10:00:00Z'));
    const { id } = failThenSucceed(books, { orderId: order.id, method: 'upi', times: 1 });
    succeed(books, { orderId: order.id, method: 'card', times: 1, isCaptured: true });
    waiting[0]?.run();
    expect(books.payments.get(id)).toMatchObject({ status: 'refunded', amount_refunded: 500 });
    expect(books.orders.get(order.id)).toMatchObject({
      status: 'paid',
      amount_paid: 500,
      attempts: 2,
    });
  });
});
