import { atKolkata, buildHold, buildSlot } from '../../testing/fixtures.ts';
import {
  decideHold,
  findHoldByKey,
  type HoldRequest,
  isQuoteOwner,
  servesPincode,
  shouldSuggestAlternatives,
  type SlotContext,
} from './decide-hold.ts';

const ranges = [{ from: '560001', to: '560110' }];
const place = (changes: Partial<SlotContext> = {}): SlotContext => ({
  slot: buildSlot(),
  holds: [],
  ranges,
  ...changes,
});
const wish = (changes: Partial<HoldRequest> = {}): HoldRequest => ({
  userId: 7,
  holdKey: 'k',
  isExtending: false,
  pincode: '560034',
  now: atKolkata('09:00'),
  itemCount: 2,
  leadTimeMinutes: 0,
  itemsPaise: 50_000,
  ...changes,
});

describe('decideHold', () => {
  it.each([
    ['a free place', place(), wish(), { ok: true, value: { kind: 'create' } }],
    [
      'the same key again',
      place({ holds: [buildHold()] }),
      wish(),
      { ok: true, value: { kind: 'unchanged', hold: buildHold() } },
    ],
    [
      'the same key, extending',
      place({ holds: [buildHold()] }),
      wish({ isExtending: true }),
      { ok: true, value: { kind: 'extend', hold: buildHold() } },
    ],
    [
      'the same key, extending once more',
      place({ holds: [buildHold({ isExtended: true })] }),
      wish({ isExtending: true }),
      { ok: true, value: { kind: 'unchanged', hold: buildHold({ isExtended: true }) } },
    ],
    [
      'the same key, extending what an order has',
      place({ holds: [buildHold({ state: 'B' })] }),
      wish({ isExtending: true }),
      { ok: true, value: { kind: 'unchanged', hold: buildHold({ state: 'B' }) } },
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
      place({ holds: [buildHold()] }),
      wish({ holdKey: 'other' }),
      { ok: false, code: 'slot-already-held' },
    ],
    [
      'a full slot',
      place({ slot: buildSlot({ free: 0 }) }),
      wish(),
      { ok: false, code: 'slot-full' },
    ],
    [
      'a place that is offered',
      place({
        slot: buildSlot({ free: 0, waitlistLength: 2 }),
        holds: [buildHold({ state: 'O', holdKey: '' })],
      }),
      wish(),
      { ok: true, value: { kind: 'accept', hold: buildHold({ state: 'O', holdKey: '' }) } },
    ],
    [
      'a place that is offered to another',
      place({
        slot: buildSlot({ free: 0, waitlistLength: 2 }),
        holds: [buildHold({ state: 'O', holdKey: '', userId: 8 })],
      }),
      wish(),
      { ok: false, code: 'slot-full' },
    ],
    [
      'an offered place, the cart has as many pieces more as are free',
      place({
        slot: buildSlot({ free: 0, itemsFree: 1 }),
        holds: [buildHold({ state: 'O', items: 2 })],
      }),
      wish({ itemCount: 3, holdKey: 'new' }),
      { ok: true, value: { kind: 'accept', hold: buildHold({ state: 'O', items: 2 }) } },
    ],
    [
      'an offered place, the cart has grown beyond the pieces',
      place({
        slot: buildSlot({ free: 0, itemsFree: 1 }),
        holds: [buildHold({ state: 'O', items: 2 })],
      }),
      wish({ itemCount: 4, holdKey: 'new' }),
      { ok: false, code: 'slot-item-capacity' },
    ],
    [
      'an offered place after the cut-off',
      place({ slot: buildSlot({ free: 0 }), holds: [buildHold({ state: 'O' })] }),
      wish({ now: atKolkata('14:00'), holdKey: 'new' }),
      { ok: false, code: 'slot-cut-off' },
    ],
    [
      'an offered place in a slot that staff closed since',
      place({
        slot: buildSlot({ free: 0, isClosedByStaff: true }),
        holds: [buildHold({ state: 'O' })],
      }),
      wish({ holdKey: 'new' }),
      { ok: true, value: { kind: 'accept', hold: buildHold({ state: 'O' }) } },
    ],
    [
      'an offered place in a slot of which more is taken than staff want',
      place({
        slot: buildSlot({ capacity: 3, configuredCapacity: 1, free: 0 }),
        holds: [buildHold({ state: 'O' })],
      }),
      wish({ holdKey: 'new' }),
      { ok: true, value: { kind: 'accept', hold: buildHold({ state: 'O' }) } },
    ],
    [
      'an offered place on a day that was closed since',
      place({
        slot: buildSlot({ free: 0, isClosedByStaff: true, dayClosureReason: 'blackout' }),
        holds: [buildHold({ state: 'O' })],
      }),
      wish({ holdKey: 'new' }),
      { ok: false, code: 'slot-blackout' },
    ],
    [
      'an offered place, the cart is below the minimum',
      place({
        slot: buildSlot({ free: 0, minimumOrderPaise: 50_001 }),
        holds: [buildHold({ state: 'O' })],
      }),
      wish({ holdKey: 'new' }),
      { ok: false, code: 'slot-minimum-order' },
    ],
    [
      'a place that came free and others wait',
      place({ slot: buildSlot({ free: 1, waitlistLength: 1 }) }),
      wish(),
      { ok: false, code: 'slot-full' },
    ],
    [
      'not served and full, the first reason',
      place({ slot: buildSlot({ free: 0 }), ranges: [] }),
      wish(),
      { ok: false, code: 'slot-not-served' },
    ],
  ])('%s', (_situation, on, asked, result) => expect(decideHold(on, asked)).toEqual(result));
});

describe('isQuoteOwner', () => {
  it('accepts the quote of the holder', () => expect(isQuoteOwner({ userId: 7 }, 7)).toBe(true));
  it('rejects the quote of another customer', () =>
    expect(isQuoteOwner({ userId: 8 }, 7)).toBe(false));
});

describe('findHoldByKey', () => {
  it('finds the hold of the same customer and key', () =>
    expect(findHoldByKey([buildHold()], { userId: 7, holdKey: 'k' })).toEqual(buildHold()));
  it('ignores the same key of another customer', () =>
    expect(findHoldByKey([buildHold()], { userId: 8, holdKey: 'k' })).toBeUndefined());
});

describe('servesPincode', () => {
  it('is true inside a range', () => expect(servesPincode(ranges, '560110')).toBe(true));
  it('is false outside every range', () => expect(servesPincode(ranges, '560111')).toBe(false));
  it('is false without a pincode', () => expect(servesPincode(ranges, null)).toBe(false));
});

describe('shouldSuggestAlternatives', () => {
  it.each([
    ['slot-full', true],
    ['slot-lead-time', true],
    ['slot-closed', true],
    ['slot-not-served', false],
    ['slot-already-held', false],
    ['too-many-holds', false],
    ['quote-expired', false],
  ] as const)('%s: %s', (code, may) => expect(shouldSuggestAlternatives(code)).toBe(may));
});
