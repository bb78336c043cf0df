import { createPendingReplies } from '@tokri/service-kit/use-case';
import type { Order } from '../../domain/order.ts';
import { placeOrder } from '../../domain/placing/place-order.ts';
import { orderTerms } from '../../testing/order-terms.ts';
import { acceptedOrder } from '../../testing/orders.ts';
import { waitForSettlement } from './wait-for-settlement.ts';

const placed = placeOrder(orderTerms).order;
const confirmed = acceptedOrder();

const startWaiting = () => {
  const pendingReplies = createPendingReplies<Order>();
  const findById = jest.fn().mockResolvedValue({ rev: 1, seq: 1, order: placed });
  return {
    pendingReplies,
    findById,
    result: waitForSettlement({ store: { findById }, pendingReplies }, placed),
  };
};

describe('waitForSettlement', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('resolves with the order that the last reply confirmed', async () => {
    const { pendingReplies, findById, result } = startWaiting();
    await jest.advanceTimersByTimeAsync(50);
    pendingReplies.resolve(placed.orderId, confirmed);
    expect([await result, findById.mock.calls]).toEqual([confirmed, []]);
  });

  it('finds the order that another process confirmed', async () => {
    const { findById, result } = startWaiting();
    findById.mockResolvedValue({ rev: 2, seq: 2, order: confirmed });
    await jest.advanceTimersByTimeAsync(400);
    expect(await result).toBe(confirmed);
  });

  it('resolves with Placed after 1.5 s without replies', async () => {
    const { result } = startWaiting();
    const startedAt = performance.now();
    await jest.advanceTimersByTimeAsync(1_500);
    expect([await result, performance.now() - startedAt]).toEqual([placed, 1_500]);
  });
});
