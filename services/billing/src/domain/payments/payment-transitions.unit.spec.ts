import { canPaymentStateTransition, validatePaymentTransitions } from './payment-transitions.ts';

describe('payment transitions', () => {
  it('have no faults', () =>
    expect(() => {
      validatePaymentTransitions();
    }).not.toThrow());
  it.each([
    ['a cycle', { 'not-opened': ['open'], open: ['not-opened'] }, 'open leads back to itself'],
    ['an unknown state', { 'not-opened': ['lost'] }, 'not-opened leads to the unknown state lost'],
  ])('report %s', (_fault, table, error) =>
    expect(() => {
      validatePaymentTransitions(table);
    }).toThrow(error),
  );
  it('allow a failed payment to be authorized but not a captured one to fail', () =>
    expect([
      canPaymentStateTransition('failed', 'authorized'),
      canPaymentStateTransition('captured', 'failed'),
    ]).toEqual([true, false]));
});
