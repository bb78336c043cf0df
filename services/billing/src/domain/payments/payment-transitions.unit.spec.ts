import {
  canTransition,
  findTransitionFaults,
  validatePaymentTransitions,
} from './payment-transitions.ts';

describe('payment transitions', () => {
  it('have no faults', () =>
    expect(() => {
      validatePaymentTransitions();
    }).not.toThrow());
  it('report a cycle', () =>
    expect(findTransitionFaults({ open: ['failed'], failed: ['open'] })).toEqual([
      'open leads back to itself',
      'failed leads back to itself',
    ]));
  it('report an unknown state', () =>
    expect(findTransitionFaults({ open: ['lost'] })).toEqual([
      'open leads to the unknown state lost',
    ]));
  it('allow a failed payment to be authorized but not a captured one to fail', () =>
    expect([canTransition('failed', 'authorized'), canTransition('captured', 'failed')]).toEqual([
      true,
      false,
    ]));
});
