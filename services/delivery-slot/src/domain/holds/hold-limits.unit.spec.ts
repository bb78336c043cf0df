import { buildHold } from '../../testing/fixtures.ts';
import {
  canExtend,
  canReplaceHold,
  findOfferedHold,
  hasNoOpenHold,
  holdLimit,
} from './decide-hold.ts';

describe('hasNoOpenHold', () => {
  it('ignores booked holds', () =>
    expect(hasNoOpenHold([buildHold({ state: 'booked' })], 7)).toBe(true));
  it('ignores holds of other customers', () => expect(hasNoOpenHold([buildHold()], 8)).toBe(true));
  it('counts a hold that is reserved for payment', () =>
    expect(hasNoOpenHold([buildHold({ state: 'reserved' })], 7)).toBe(false));
  it('counts an open hold', () => expect(hasNoOpenHold([buildHold()], 7)).toBe(false));
});

describe('holdLimit', () => {
  it.each([
    [false, 3],
    [true, 4],
  ])('with a limit of three and isMove %s allows %i holds', (isMove, max) =>
    expect(holdLimit({ maxOpenHolds: 3, isMove })).toBe(max),
  );
});

describe('canReplaceHold', () => {
  it('accepts an open hold of the same customer', () =>
    expect(canReplaceHold([buildHold()], { userId: 7, replaces: 9, replacesKey: undefined })).toBe(
      true,
    ));
  it.each([
    ['of another customer', buildHold({ userId: 8 })],
    ['that does not exist', buildHold({ holdId: 10 })],
    ['that is booked', buildHold({ state: 'booked' })],
  ])('rejects a hold %s', (_situation, hold) =>
    expect(canReplaceHold([hold], { userId: 7, replaces: 9, replacesKey: undefined })).toBe(false),
  );
  it.each([
    ['the key of the hold', buildHold(), 'k', true],
    ['the key of another device', buildHold(), 'other', false],
    [
      'no key after another device took the hold over',
      buildHold({ isTakenOver: true }),
      undefined,
      false,
    ],
  ])('decides on a device that sends %s', (_situation, hold, replacesKey, expected) =>
    expect(canReplaceHold([hold], { userId: 7, replaces: 9, replacesKey })).toBe(expected),
  );
});

describe('findOfferedHold', () => {
  it('finds the offer of the customer', () =>
    expect(findOfferedHold([buildHold({ state: 'offered' })], 7)?.holdId).toBe(9));
  it('ignores offers to others and ordinary holds', () =>
    expect([
      findOfferedHold([buildHold({ state: 'offered', userId: 8 })], 7),
      findOfferedHold([buildHold()], 7),
    ]).toEqual([undefined, undefined]));
});

describe('canExtend', () => {
  it('allows one extension', () => expect(canExtend(buildHold())).toBe(true));
  it('rejects a second extension and holds of an order', () =>
    expect([
      canExtend(buildHold({ isExtended: true })),
      canExtend(buildHold({ state: 'booked' })),
    ]).toEqual([false, false]));
});
