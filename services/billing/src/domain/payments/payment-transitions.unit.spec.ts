import {
  canTransition,
  findTransitionFaults,
  validatePaymentTransitions,
} from './payment-transitions.ts';

describe('the table of a payment', () => {
  it('as it is, has no fault', () =>
    expect(() => {
      validatePaymentTransitions();
    }).not.toThrow());
  it('with a way back, names it', () =>
    expect(findTransitionFaults({ open: ['failed'], failed: ['open'] })).toEqual([
      'open leads back to itself',
      'failed leads back to itself',
    ]));
  it('with an unknown state, names it', () =>
    expect(findTransitionFaults({ open: ['lost'] })).toEqual([
      'open leads to the unknown state lost',
    ]));
  it('a failed payment, may still be authorized; a captured one may not fail', () =>
    expect([canTransition('failed', 'authorized'), canTransition('captured', 'failed')]).toEqual([
      true,
      false,
    ]));
});
