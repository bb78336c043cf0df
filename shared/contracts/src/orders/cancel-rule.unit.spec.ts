import { canCancel } from './cancel-rule.ts';
import { orderStatus } from './order-status.ts';

const all = Object.values(orderStatus);

describe('canCancel', () => {
  it.each([
    ['customer', true, [1, 2, 3]],
    ['customer', false, []],
    ['staff', true, [1, 2, 3, 4, 5]],
    ['staff', false, [1, 2, 3, 4, 5]],
    ['system', false, [1, 2, 3, 4, 5]],
  ] as const)('lets %s (before the cut-off: %s) cancel from %j', (by, isBeforeCutOff, expected) => {
    expect(all.filter((status) => canCancel({ status, by, isBeforeCutOff }))).toEqual(expected);
  });
});
