import { buildHold } from '../../testing/fixtures.ts';
import { decideRelease } from './decide-release.ts';

describe('decideRelease', () => {
  it.each([
    ['a hold of the customer', buildHold(), null, { ok: true, value: 'released' }],
    ['a hold that was released before', undefined, 7, { ok: true, value: 'already-released' }],
    ['an offer to the customer', buildHold({ state: 'O' }), null, { ok: true, value: 'released' }],
    ["somebody else's", buildHold({ userId: 8 }), null, { ok: false, code: 'not-allowed' }],
    ["somebody else's, gone already", undefined, 8, { ok: false, code: 'not-allowed' }],
    ['an unknown hold', undefined, null, { ok: false, code: 'not-found' }],
    [
      'a booked hold',
      buildHold({ state: 'B', orderId: 42 }),
      null,
      { ok: false, code: 'already-booked' },
    ],
    [
      'a hold reserved for payment',
      buildHold({ state: 'P', orderId: 42 }),
      null,
      { ok: false, code: 'already-booked' },
    ],
  ])('decides on %s', (_situation, hold, formerHolder, result) =>
    expect(decideRelease(hold, { userId: 7, formerHolder })).toEqual(result),
  );
});
