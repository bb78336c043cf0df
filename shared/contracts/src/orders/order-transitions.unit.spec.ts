import { orderStatus } from './order-status.ts';
import { canOrderTransition, isActiveStatus, isFinalStatus } from './order-transitions.ts';

const all = Object.values(orderStatus);

describe('order transitions', () => {
  it('allows exactly the documented transitions', () => {
    const allowedTransitions = all.flatMap((from) =>
      all.filter((to) => canOrderTransition(from, to)).map((to) => `${from}>${to}`),
    );
    expect(allowedTransitions.join(' ')).toBe(
      '1>2 1>3 1>7 1>8 2>3 2>7 2>8 3>4 3>7 4>5 4>7 5>6 5>7',
    );
  });

  it('treats Delivered, Cancelled and Rejected as final', () => {
    expect(all.filter(isFinalStatus)).toEqual([6, 7, 8]);
  });

  it.each([
    [1, true],
    [2, true],
    [3, true],
    [4, true],
    [5, true],
    [6, false],
    [7, false],
    [8, false],
    [99, false],
  ])('isActiveStatus of %i is %s', (status, expected) =>
    expect(isActiveStatus(status)).toBe(expected),
  );
});
