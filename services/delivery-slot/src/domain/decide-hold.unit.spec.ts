import { aHold, aSlot, kolkata } from '../testing/slots.ts';
import {
  anotherSlotMayDo,
  decideHold,
  holdOfKey,
  holdsMax,
  holdsNothingHere,
  makesRoom,
  mayExtend,
  offeredTo,
  quoteIsOfHolder,
  servesPlace,
  type HoldWish,
  type Place,
} from './decide-hold.ts';

const ranges = [{ from: '560001', to: '560110' }];
const place = (changes: Partial<Place> = {}): Place => ({
  slot: aSlot(),
  holds: [],
  ranges,
  ...changes,
});
const wish = (changes: Partial<HoldWish> = {}): HoldWish => ({
  userId: 7,
  holdKey: 'k',
  isExtending: false,
  pincode: '560034',
  now: kolkata('09:00'),
  itemCount: 2,
  leadTimeMinutes: 0,
  itemsPaise: 50_000,
  ...changes,
});

describe('deciding on a hold', () => {
  it.each([
    ['a free place', place(), wish(), { ok: true, value: { kind: 'take' } }],
    [
      'the same key again',
      place({ holds: [aHold()] }),
      wish(),
      { ok: true, value: { kind: 'stands', hold: aHold() } },
    ],
    [
      'the same key, extending',
      place({ holds: [aHold()] }),
      wish({ isExtending: true }),
      { ok: true, value: { kind: 'extend', hold: aHold() } },
    ],
    [
      'the same key, extending once more',
      place({ holds: [aHold({ extended: true })] }),
      wish({ isExtending: true }),
      { ok: true, value: { kind: 'stands', hold: aHold({ extended: true }) } },
    ],
    [
      'the same key, extending what an order has',
      place({ holds: [aHold({ state: 'B' })] }),
      wish({ isExtending: true }),
      { ok: true, value: { kind: 'stands', hold: aHold({ state: 'B' }) } },
    ],
    [
      'extending what is gone',
      place(),
      wish({ isExtending: true }),
      { ok: false, code: 'hold-expired' },
    ],
    [
      'another pincode',
      place(),
      wish({ pincode: '110001' }),
      { ok: false, code: 'slot-not-served' },
    ],
    [
      'another key of the same customer',
      place({ holds: [aHold()] }),
      wish({ holdKey: 'other' }),
      { ok: false, code: 'slot-already-held' },
    ],
    ['a full slot', place({ slot: aSlot({ free: 0 }) }), wish(), { ok: false, code: 'slot-full' }],
    [
      'a place that is offered',
      place({ slot: aSlot({ free: 0, waiting: 2 }), holds: [aHold({ state: 'O', holdKey: '' })] }),
      wish(),
      { ok: true, value: { kind: 'accept', hold: aHold({ state: 'O', holdKey: '' }) } },
    ],
    [
      'a place that is offered to another',
      place({
        slot: aSlot({ free: 0, waiting: 2 }),
        holds: [aHold({ state: 'O', holdKey: '', userId: 8 })],
      }),
      wish(),
      { ok: false, code: 'slot-full' },
    ],
    [
      'an offered place, the cart has as many pieces more as are free',
      place({ slot: aSlot({ free: 0, itemsFree: 1 }), holds: [aHold({ state: 'O', items: 2 })] }),
      wish({ itemCount: 3, holdKey: 'new' }),
      { ok: true, value: { kind: 'accept', hold: aHold({ state: 'O', items: 2 }) } },
    ],
    [
      'an offered place, the cart has grown beyond the pieces',
      place({ slot: aSlot({ free: 0, itemsFree: 1 }), holds: [aHold({ state: 'O', items: 2 })] }),
      wish({ itemCount: 4, holdKey: 'new' }),
      { ok: false, code: 'slot-item-capacity' },
    ],
    [
      'an offered place after the cut-off',
      place({ slot: aSlot({ free: 0 }), holds: [aHold({ state: 'O' })] }),
      wish({ now: kolkata('14:00'), holdKey: 'new' }),
      { ok: false, code: 'slot-cut-off' },
    ],
    [
      'an offered place in a slot that staff closed since',
      place({ slot: aSlot({ free: 0, isClosedByStaff: true }), holds: [aHold({ state: 'O' })] }),
      wish({ holdKey: 'new' }),
      { ok: true, value: { kind: 'accept', hold: aHold({ state: 'O' }) } },
    ],
    [
      'an offered place in a slot of which more is taken than staff want',
      place({ slot: aSlot({ capacity: 3, wanted: 1, free: 0 }), holds: [aHold({ state: 'O' })] }),
      wish({ holdKey: 'new' }),
      { ok: true, value: { kind: 'accept', hold: aHold({ state: 'O' }) } },
    ],
    [
      'an offered place on a day that was closed since',
      place({
        slot: aSlot({ free: 0, isClosedByStaff: true, dayClosedFor: 'blackout' }),
        holds: [aHold({ state: 'O' })],
      }),
      wish({ holdKey: 'new' }),
      { ok: false, code: 'slot-blackout' },
    ],
    [
      'an offered place, the cart is below the minimum',
      place({
        slot: aSlot({ free: 0, minimumOrderPaise: 50_001 }),
        holds: [aHold({ state: 'O' })],
      }),
      wish({ holdKey: 'new' }),
      { ok: false, code: 'slot-minimum-order' },
    ],
    [
      'a place that came free and others wait',
      place({ slot: aSlot({ free: 1, waiting: 1 }) }),
      wish(),
      { ok: false, code: 'slot-full' },
    ],
    [
      'not served and full, the first reason',
      place({ slot: aSlot({ free: 0 }), ranges: [] }),
      wish(),
      { ok: false, code: 'slot-not-served' },
    ],
  ])('%s', (_situation, on, asked, outcome) => expect(decideHold(on, asked)).toEqual(outcome));
});

describe('a quote', () => {
  it('of the holder, counts', () => expect(quoteIsOfHolder({ userId: 7 }, 7)).toBe(true));
  it("somebody else's, does not", () => expect(quoteIsOfHolder({ userId: 8 }, 7)).toBe(false));
});

describe('the hold of a key', () => {
  it('same customer and key, found', () =>
    expect(holdOfKey([aHold()], { userId: 7, holdKey: 'k' })).toEqual(aHold()));
  it("another customer's same key, not found", () =>
    expect(holdOfKey([aHold()], { userId: 8, holdKey: 'k' })).toBeUndefined());
});

describe('a place that is served', () => {
  it('inside a range, served', () => expect(servesPlace(ranges, '560110')).toBe(true));
  it('outside, not', () => expect(servesPlace(ranges, '560111')).toBe(false));
  it('nowhere yet, not', () => expect(servesPlace(ranges, null)).toBe(false));
});

describe('one open hold a customer and slot', () => {
  it('a booked one, does not block', () =>
    expect(holdsNothingHere([aHold({ state: 'B' })], 7)).toBe(true));
  it("another customer's, does not block", () => expect(holdsNothingHere([aHold()], 8)).toBe(true));
  it('one that waits for its payment, blocks as the write does', () =>
    expect(holdsNothingHere([aHold({ state: 'P' })], 7)).toBe(false));
  it('an open one, blocks', () => expect(holdsNothingHere([aHold()], 7)).toBe(false));
});

describe('hoarding', () => {
  it.each([
    [false, 3],
    [true, 4],
  ])('three at once, moving %s: %i', (isMoving, max) =>
    expect(holdsMax({ openHoldsMax: 3, isMoving })).toBe(max),
  );
});

describe('a move', () => {
  it('from an open hold of their own, makes room', () =>
    expect(makesRoom([aHold()], { userId: 7, replaces: 9 })).toBe(true));
  it.each([
    ['of another', aHold({ userId: 8 })],
    ['that is not there', aHold({ holdId: 10 })],
    ['that an order has', aHold({ state: 'B' })],
  ])('from a hold %s, does not', (_whose, hold) =>
    expect(makesRoom([hold], { userId: 7, replaces: 9 })).toBe(false),
  );
});

describe('an offered place', () => {
  it('theirs, found', () => expect(offeredTo([aHold({ state: 'O' })], 7)?.holdId).toBe(9));
  it("another's, or a hold, not", () =>
    expect([offeredTo([aHold({ state: 'O', userId: 8 })], 7), offeredTo([aHold()], 7)]).toEqual([
      undefined,
      undefined,
    ]));
});

describe('extending', () => {
  it('once', () => expect(mayExtend(aHold())).toBe(true));
  it('never twice, never what an order has', () =>
    expect([mayExtend(aHold({ extended: true })), mayExtend(aHold({ state: 'B' }))]).toEqual([
      false,
      false,
    ]));
});

describe('alternatives', () => {
  it.each([
    ['slot-full', true],
    ['slot-lead-time', true],
    ['slot-closed', true],
    ['slot-not-served', false],
    ['slot-already-held', false],
    ['too-many-holds', false],
    ['quote-expired', false],
  ] as const)('%s: %s', (code, may) => expect(anotherSlotMayDo(code)).toBe(may));
});
