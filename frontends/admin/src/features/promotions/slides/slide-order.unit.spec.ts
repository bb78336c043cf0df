import { applyOrder } from './slide-order.ts';

describe('applyOrder', () => {
  const rows = [1, 2, 3, 4].map((Id) => ({ Id }));

  it('puts rows into the order and lets new ones follow', () =>
    expect(applyOrder([3, 1, 9], rows).map(({ Id }) => Id)).toEqual([3, 1, 2, 4]));
});
