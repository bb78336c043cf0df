import { buildHold } from '../../testing/fixtures.ts';
import { decideRelease } from './decide-release.ts';

describe('decideRelease', () => {
  it.each([
    ['their own hold', buildHold(), null, { ok: true, value: 'released' }],
    ['their own, gone already', undefined, 7, { ok: true, value: 'already-released' }],
    [
      'a place that is offered to them',
      buildHold({ state: 'O' }),
      null,
      { ok: true, value: 'released' },
    ],
    ["somebody else's", buildHold({ userId: 8 }), null, { ok: false, code: 'not-allowed' }],
    ["somebody else's, gone already", undefined, 8, { ok: false, code: 'not-allowed' }],
    ['one that never was', undefined, null, { ok: false, code: 'not-found' }],
    [
      'a place that an order has',
      buildHold({ state: 'B', orderId: 42 }),
      null,
      { ok: false, code: 'already-booked' },
    ],
    [
      'a place that is kept for a payment',
      buildHold({ state: 'P', orderId: 42 }),
      null,
      { ok: false, code: 'already-booked' },
    ],
  ])('%s', (_situation, hold, formerHolder, result) =>
    expect(decideRelease(hold, { userId: 7, formerHolder })).toEqual(result),
  );
});
