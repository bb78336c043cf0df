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
const buildContext = (changes: Partial<SlotContext> = {}): SlotContext => ({
  slot: buildSlot(),
  holds: [],
  ranges,
  ...changes,
});
const buildRequest = (changes: Partial<HoldRequest> = {}): HoldRequest => ({
  userId: 7,
  holdKey: 'k',
  isExtending: false,
  isTakingOver: false,
  pincode: '560034',
  now: atKolkata('09:00'),
  itemCount: 2,
  leadTimeMinutes: 0,
  itemsPaise: 50_000,
  ...changes,
});

describe('decideHold', () => {
  it.each([
    ['a free unit', buildContext(), buildRequest(), { ok: true, value: { kind: 'create' } }],
    [
      'the same key',
      buildContext({ holds: [buildHold()] }),
      buildRequest(),
      { ok: true, value: { kind: 'unchanged', hold: buildHold() } },
    ],
    [
      'extending the same key',
      buildContext({ holds: [buildHold()] }),
      buildRequest({ isExtending: true }),
      { ok: true, value: { kind: 'extend', hold: buildHold() } },
    ],
    [
      'extending an extended hold',
      buildContext({ holds: [buildHold({ isExtended: true })] }),
      buildRequest({ isExtending: true }),
      { ok: true, value: { kind: 'unchanged', hold: buildHold({ isExtended: true }) } },
    ],
    [
      'extending a booked hold',
      buildContext({ holds: [buildHold({ state: 'booked' })] }),
      buildRequest({ isExtending: true }),
      { ok: true, value: { kind: 'unchanged', hold: buildHold({ state: 'booked' }) } },
    ],
    [
      'extending an ended hold',
      buildContext(),
      buildRequest({ isExtending: true }),
      { ok: false, code: 'hold-expired' },
    ],
    [
      'another pincode',
      buildContext(),
      buildRequest({ pincode: '110001' }),
      { ok: false, code: 'slot-not-served' },
    ],
    [
      'another key of the same customer',
      buildContext({ holds: [buildHold()] }),
      buildRequest({ holdKey: 'other' }),
      { ok: false, code: 'slot-already-held' },
    ],
    [
      'a full slot',
      buildContext({ slot: buildSlot({ freeCapacity: 0 }) }),
      buildRequest(),
      { ok: false, code: 'slot-full' },
    ],
    [
      'an offer to the customer',
      buildContext({
        slot: buildSlot({ freeCapacity: 0, waitlistLength: 2 }),
        holds: [buildHold({ state: 'offered', holdKey: '' })],
      }),
      buildRequest(),
      { ok: true, value: { kind: 'accept', hold: buildHold({ state: 'offered', holdKey: '' }) } },
    ],
    [
      'an offer to another customer',
      buildContext({
        slot: buildSlot({ freeCapacity: 0, waitlistLength: 2 }),
        holds: [buildHold({ state: 'offered', holdKey: '', userId: 8 })],
      }),
      buildRequest(),
      { ok: false, code: 'slot-full' },
    ],
    [
      'an offer with a larger cart that fits',
      buildContext({
        slot: buildSlot({ freeCapacity: 0, piecesFree: 1 }),
        holds: [buildHold({ state: 'offered', items: 2 })],
      }),
      buildRequest({ itemCount: 3, holdKey: 'new' }),
      { ok: true, value: { kind: 'accept', hold: buildHold({ state: 'offered', items: 2 }) } },
    ],
    [
      'an offer with a cart larger than the free items',
      buildContext({
        slot: buildSlot({ freeCapacity: 0, piecesFree: 1 }),
        holds: [buildHold({ state: 'offered', items: 2 })],
      }),
      buildRequest({ itemCount: 4, holdKey: 'new' }),
      { ok: false, code: 'slot-item-capacity' },
    ],
    [
      'an offer after the cut-off',
      buildContext({
        slot: buildSlot({ freeCapacity: 0 }),
        holds: [buildHold({ state: 'offered' })],
      }),
      buildRequest({ now: atKolkata('14:00'), holdKey: 'new' }),
      { ok: false, code: 'slot-cut-off' },
    ],
    [
      'an offer in a slot closed by staff',
      buildContext({
        slot: buildSlot({ freeCapacity: 0, isClosedByStaff: true }),
        holds: [buildHold({ state: 'offered' })],
      }),
      buildRequest({ holdKey: 'new' }),
      { ok: true, value: { kind: 'accept', hold: buildHold({ state: 'offered' }) } },
    ],
    [
      'an offer in an overbooked slot',
      buildContext({
        slot: buildSlot({ capacity: 3, configuredCapacity: 1, freeCapacity: 0 }),
        holds: [buildHold({ state: 'offered' })],
      }),
      buildRequest({ holdKey: 'new' }),
      { ok: true, value: { kind: 'accept', hold: buildHold({ state: 'offered' }) } },
    ],
    [
      'an offer on a closed day',
      buildContext({
        slot: buildSlot({ freeCapacity: 0, isClosedByStaff: true, dayClosureReason: 'blackout' }),
        holds: [buildHold({ state: 'offered' })],
      }),
      buildRequest({ holdKey: 'new' }),
      { ok: false, code: 'slot-blackout' },
    ],
    [
      'an offer with a cart below the minimum',
      buildContext({
        slot: buildSlot({ freeCapacity: 0, minimumOrderPaise: 50_001 }),
        holds: [buildHold({ state: 'offered' })],
      }),
      buildRequest({ holdKey: 'new' }),
      { ok: false, code: 'slot-minimum-order' },
    ],
    [
      'a free unit with a waitlist',
      buildContext({ slot: buildSlot({ freeCapacity: 1, waitlistLength: 1 }) }),
      buildRequest(),
      { ok: false, code: 'slot-full' },
    ],
    [
      'a full slot that does not serve the pincode',
      buildContext({ slot: buildSlot({ freeCapacity: 0 }), ranges: [] }),
      buildRequest(),
      { ok: false, code: 'slot-not-served' },
    ],
  ])('decides on %s', (_situation, context, request, result) =>
    expect(decideHold(context, request)).toEqual(result),
  );
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
  ] as const)('suggests alternatives after %s: %s', (code, expected) =>
    expect(shouldSuggestAlternatives(code)).toBe(expected),
  );
});
