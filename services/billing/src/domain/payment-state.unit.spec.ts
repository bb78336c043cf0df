import { canGo, tableFaults, validatePaymentTable } from './payment-state.ts';

describe('the table of a payment', () => {
  it('as it is, has no fault', () =>
    expect(() => {
      validatePaymentTable();
    }).not.toThrow());
  it('with a way back, names it', () =>
    expect(tableFaults({ open: ['failed'], failed: ['open'] })).toEqual([
      'open leads back to itself',
      'failed leads back to itself',
    ]));
  it('with an unknown state, names it', () =>
    expect(tableFaults({ open: ['lost'] })).toEqual(['open leads to the unknown state lost']));
  it('a failed payment, may still be authorized; a captured one may not fail', () =>
    expect([canGo('failed', 'authorized'), canGo('captured', 'failed')]).toEqual([true, false]));
});
