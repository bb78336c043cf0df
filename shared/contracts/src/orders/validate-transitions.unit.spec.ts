import { orderStatus } from './order-status.ts';
import { orderTransitions } from './order-transitions.ts';
import { findTransitionErrors, validateTransitions } from './validate-transitions.ts';

const all = Object.values(orderStatus);

describe('validateTransitions', () => {
  it('accepts the published order and payment tables', () => {
    expect(() => {
      validateTransitions();
    }).not.toThrow();
  });

  it.each([
    ['an unknown target', { 1: [2, 9], 2: [] }, '1 leads to the unknown state 9'],
    ['a state that nothing reaches', { 1: [], 2: [] }, 'state 2 is never reached'],
    ['a state without a row', { 1: [2] }, 'state 2 has no row'],
    ['a row for an unknown state', { 1: [2], 2: [], 3: [] }, 'row 3 is of no known state'],
    ['a transition to itself', { 1: [1, 2], 2: [] }, '1 leads to itself'],
    ['an unreachable cycle', { 1: [], 2: [1] }, 'state 2 is never reached'],
  ])('rejects a table with %s and names the error', (_case, table, error) => {
    const machine = { table, states: [1, 2], starts: [1] };
    expect(findTransitionErrors(machine)).toEqual([error]);
    expect(() => {
      validateTransitions([machine]);
    }).toThrow(error);
  });

  it('rejects a cycle only in a table that is forward only', () => {
    const machine = {
      table: { open: ['failed'], failed: ['open'] },
      states: ['open', 'failed'],
      starts: ['open'],
    };
    expect(findTransitionErrors(machine)).toEqual([]);
    expect(findTransitionErrors({ ...machine, isForwardOnly: true })).toEqual([
      'open leads back to itself',
      'failed leads back to itself',
    ]);
  });

  it('names every state that becomes unreachable without Packed', () => {
    expect(
      findTransitionErrors({ table: { ...orderTransitions, 3: [7] }, states: all, starts: [1] }),
    ).toEqual(['state 4 is never reached', 'state 5 is never reached', 'state 6 is never reached']);
  });
});
