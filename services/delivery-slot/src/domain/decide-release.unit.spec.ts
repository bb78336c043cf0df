import { aHold } from '../testing/slots.ts';
import { decideRelease } from './decide-release.ts';

describe('letting a place go', () => {
  it.each([
    ['their own hold', aHold(), null, { ok: true, value: 'let-go' }],
    ['their own, gone already', undefined, 7, { ok: true, value: 'gone' }],
    ['a place that is offered to them', aHold({ state: 'O' }), null, { ok: true, value: 'let-go' }],
    ["somebody else's", aHold({ userId: 8 }), null, { ok: false, code: 'not-allowed' }],
    ["somebody else's, gone already", undefined, 8, { ok: false, code: 'not-allowed' }],
    ['one that never was', undefined, null, { ok: false, code: 'not-found' }],
    [
      'a place that an order has',
      aHold({ state: 'B', orderId: 42 }),
      null,
      { ok: false, code: 'already-booked' },
    ],
    [
      'a place that is kept for a payment',
      aHold({ state: 'P', orderId: 42 }),
      null,
      { ok: false, code: 'already-booked' },
    ],
  ])('%s', (_situation, hold, formerHolder, outcome) =>
    expect(decideRelease(hold, { userId: 7, formerHolder })).toEqual(outcome),
  );
});
