import { buildHold } from '../../testing/fixtures.ts';
import { decideRelease } from './decide-release.ts';

describe('decideRelease', () => {
  it.each([
    ['a hold of the customer', buildHold(), null, { ok: true, value: 'released' }],
    ['a hold that was released before', undefined, 7, { ok: true, value: 'already-released' }],
    [
      'an offer to the customer',
      buildHold({ state: 'offered' }),
      null,
      { ok: true, value: 'released' },
    ],
    ["another customer's hold", buildHold({ userId: 8 }), null, { ok: false, code: 'not-allowed' }],
    [
      "another customer's hold that was released before",
      undefined,
      8,
      { ok: false, code: 'not-allowed' },
    ],
    ['an unknown hold', undefined, null, { ok: false, code: 'not-found' }],
    [
      'a booked hold',
      buildHold({ state: 'booked', orderId: 42 }),
      null,
      { ok: false, code: 'already-booked' },
    ],
    [
      'a hold reserved for payment',
      buildHold({ state: 'reserved', orderId: 42 }),
      null,
      { ok: false, code: 'already-booked' },
    ],
  ])('decides on %s', (_situation, hold, formerHolder, result) =>
    expect(decideRelease(hold, { userId: 7, formerHolder, holdKey: undefined })).toEqual(result),
  );

  const takenOver = buildHold({ holdKey: 'new', isTakenOver: true });
  it.each([
    ['the key of the hold', buildHold({ holdKey: 'k' }), 'k', { ok: true, value: 'released' }],
    ['another key', buildHold({ holdKey: 'k' }), 'old', { ok: false, code: 'hold-taken-over' }],
    ['the key that took it over', takenOver, 'new', { ok: true, value: 'released' }],
    ['the key from before', takenOver, 'old', { ok: false, code: 'hold-taken-over' }],
    ['no key, once taken over', takenOver, undefined, { ok: false, code: 'hold-taken-over' }],
  ])('decides on a request with %s', (_situation, hold, holdKey, result) =>
    expect(decideRelease(hold, { userId: 7, formerHolder: null, holdKey })).toEqual(result),
  );
});
