import { atKolkata, buildHold, buildSlot } from '../../testing/fixtures.ts';
import {
  canBeHeldNow,
  decideJoinWaitlist,
  findBlockingEntry,
  maxWaitlistLength,
  maxWaitlistsPerCustomer,
  nextEligibleEntry,
  type SlotWithWaitlist,
  type WaitlistEntry,
  waitlistPosition,
  type WaitlistRequest,
} from './waitlist.ts';

const entry = (userId: number, items = 2): WaitlistEntry => ({
  userId,
  items,
  joinedAt: atKolkata('08:00'),
  language: 'en',
});
const ranges = [{ from: '560001', to: '560110' }];
const full = buildSlot({ capacity: 1, freeCapacity: 0 });
const buildAggregate = (
  changes: Partial<SlotWithWaitlist> = {},
): SlotWithWaitlist & { ranges: typeof ranges } => ({
  slot: full,
  holds: [],
  waitlist: [],
  ranges,
  ...changes,
});
const buildRequest = (changes: Partial<WaitlistRequest> = {}): WaitlistRequest => ({
  userId: 7,
  pincode: '560034',
  joinedWaitlists: 0,
  now: atKolkata('09:00'),
  itemCount: 2,
  leadTimeMinutes: 0,
  itemsPaise: 50_000,
  ...changes,
});
const many = Array.from({ length: maxWaitlistLength }, (_, at) => entry(100 + at));

describe('decideJoinWaitlist', () => {
  it.each([
    ['a full slot', buildAggregate(), buildRequest(), { ok: true, value: 'join' }],
    [
      'a repeated request',
      buildAggregate({ waitlist: [entry(8), entry(7)] }),
      buildRequest(),
      { ok: true, value: 'already-joined' },
    ],
    [
      'a slot with a free unit',
      buildAggregate({ slot: buildSlot() }),
      buildRequest(),
      { ok: false, code: 'slot-not-full' },
    ],
    [
      'a slot whose free unit belongs to the waitlist',
      buildAggregate({
        slot: buildSlot({ freeCapacity: 1, waitlistLength: 1 }),
        waitlist: [entry(8)],
      }),
      buildRequest(),
      { ok: true, value: 'join' },
    ],
    [
      'a slot with a free unit but too few items',
      buildAggregate({ slot: buildSlot({ piecesFree: 1 }) }),
      buildRequest(),
      { ok: false, code: 'slot-item-capacity' },
    ],
    [
      'a customer with a hold',
      buildAggregate({ holds: [buildHold()] }),
      buildRequest(),
      { ok: false, code: 'slot-already-held' },
    ],
    [
      'a customer with an offer',
      buildAggregate({ holds: [buildHold({ state: 'offered' })] }),
      buildRequest(),
      { ok: false, code: 'slot-already-held' },
    ],
    [
      'a customer with a booked hold',
      buildAggregate({ holds: [buildHold({ state: 'booked' })] }),
      buildRequest(),
      { ok: true, value: 'join' },
    ],
    [
      'an address outside the area',
      buildAggregate(),
      buildRequest({ pincode: '110001' }),
      { ok: false, code: 'slot-not-served' },
    ],
    [
      'after the cut-off',
      buildAggregate(),
      buildRequest({ now: atKolkata('14:00') }),
      { ok: false, code: 'slot-cut-off' },
    ],
    [
      'a customer at the limit of entries',
      buildAggregate(),
      buildRequest({ joinedWaitlists: maxWaitlistsPerCustomer }),
      { ok: false, code: 'too-many-waits' },
    ],
    [
      'the last free waitlist entry',
      buildAggregate({ waitlist: many.slice(1) }),
      buildRequest(),
      { ok: true, value: 'join' },
    ],
    [
      'a full waitlist',
      buildAggregate({ waitlist: many }),
      buildRequest(),
      { ok: false, code: 'waiting-list-full' },
    ],
  ])('decides on %s', (_situation, aggregate, request, result) =>
    expect(decideJoinWaitlist(aggregate, request)).toEqual(result),
  );
  it('reports capacity only when nobody waits', () =>
    expect([
      canBeHeldNow(buildSlot(), 2),
      canBeHeldNow(buildSlot({ waitlistLength: 1 }), 2),
      canBeHeldNow(buildSlot({ piecesFree: 1 }), 2),
    ]).toEqual([true, false, false]));
  it('counts positions from one', () =>
    expect([8, 7, 9].map((userId) => waitlistPosition([entry(8), entry(7)], userId))).toEqual([
      1, 2, 0,
    ]));
});

describe('nextEligibleEntry', () => {
  const now = atKolkata('09:00');
  const buildAggregateWithFreeUnit = (changes: Partial<SlotWithWaitlist> = {}) =>
    nextEligibleEntry(
      buildAggregate({
        slot: buildSlot({ capacity: 1, freeCapacity: 1 }),
        waitlist: [entry(7, 5), entry(8, 1)],
        ...changes,
      }),
      now,
    )?.userId ?? null;
  it('returns the first entry', () => expect(buildAggregateWithFreeUnit()).toBe(7));
  it('skips an entry with too many items', () =>
    expect(
      buildAggregateWithFreeUnit({ slot: buildSlot({ freeCapacity: 1, piecesFree: 2 }) }),
    ).toBe(8));
  it('skips an entry whose customer already holds a unit', () =>
    expect(buildAggregateWithFreeUnit({ holds: [buildHold()] })).toBe(8));
  it('returns null for an empty waitlist', () =>
    expect(buildAggregateWithFreeUnit({ waitlist: [] })).toBeNull());
  it('returns null without a free unit', () =>
    expect(buildAggregateWithFreeUnit({ slot: full })).toBeNull());
  it('returns null when the configured capacity is used up', () =>
    expect(
      buildAggregateWithFreeUnit({
        slot: buildSlot({ capacity: 3, configuredCapacity: 2, freeCapacity: 1 }),
      }),
    ).toBeNull());
  it('returns null for a closed slot', () =>
    expect(buildAggregateWithFreeUnit({ slot: buildSlot({ isClosedByStaff: true }) })).toBeNull());
  it('returns null after the cut-off', () =>
    expect(
      nextEligibleEntry(
        buildAggregate({ slot: buildSlot(), waitlist: [entry(7)] }),
        atKolkata('14:00'),
      ),
    ).toBeNull());
});

describe('findBlockingEntry', () => {
  const now = atKolkata('09:00');
  const findBlocking = (changes: Partial<SlotWithWaitlist> = {}) =>
    findBlockingEntry(
      buildAggregate({
        slot: buildSlot({ freeCapacity: 1, piecesFree: 4, waitlistLength: 2 }),
        waitlist: [entry(7, 5), entry(8, 6)],
        ...changes,
      }),
      now,
    )?.userId ?? null;
  it('returns the first entry when no entry fits', () => expect(findBlocking()).toBe(7));
  it.each([
    ['an entry fits', { waitlist: [entry(7, 5), entry(8, 1)] }],
    ['no unit is free', { slot: buildSlot({ freeCapacity: 0, piecesFree: 4 }) }],
    ['the waitlist is empty', { waitlist: [] }],
    [
      'the slot is closed',
      { slot: buildSlot({ freeCapacity: 1, piecesFree: 4, isClosedByStaff: true }) },
    ],
  ])('returns null when %s', (_situation, changes) => expect(findBlocking(changes)).toBeNull());
});
