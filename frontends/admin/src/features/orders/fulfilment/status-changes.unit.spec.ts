import { isCancellable, groupByStatusChange, nextStatus } from './status-changes.ts';

describe('status changes', () => {
  it.each([
    [3, 4],
    [4, 5],
    [5, 6],
  ])('advances an order with status %i to %i', (status, step) =>
    expect(nextStatus(status)).toBe(step),
  );
  it.each([1, 2, 6, 7, 8, 99])('offers no next status for status %i', (status) =>
    expect(nextStatus(status)).toBeUndefined(),
  );
  it('groups selected orders by next status and lists the largest group first', () => {
    const orders = [
      { Id: 1, Status: 4 },
      { Id: 2, Status: 3 },
      { Id: 3, Status: 3 },
      { Id: 4, Status: 6 },
    ];
    expect(groupByStatusChange(orders)).toEqual([
      { targetStatus: 4, orderIds: [2, 3] },
      { targetStatus: 5, orderIds: [1] },
    ]);
  });
  it('allows cancellation until an order is delivered or has ended', () =>
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter(isCancellable)).toEqual([1, 2, 3, 4, 5]));
});
