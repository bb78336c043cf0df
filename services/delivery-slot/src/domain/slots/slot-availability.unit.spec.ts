import { atKolkata, buildSlot } from '../../testing/fixtures.ts';
import {
  findHoldBlocker,
  findOfferBlocker,
  findWaitlistBlocker,
  type SlotRequirements,
} from './slot-availability.ts';

const buildRequirements = (changes: Partial<SlotRequirements> = {}): SlotRequirements => ({
  now: atKolkata('09:00'),
  itemCount: 2,
  leadTimeMinutes: 0,
  itemsPaise: 50_000,
  ...changes,
});

describe('findHoldBlocker', () => {
  it.each([
    ['an open slot in the morning', buildSlot(), buildRequirements(), null],
    [
      'one minute before the cut-off',
      buildSlot(),
      buildRequirements({ now: atKolkata('13:59') }),
      null,
    ],
    ['at the cut-off', buildSlot(), buildRequirements({ now: atKolkata('14:00') }), 'cut-off'],
    ['at the start', buildSlot(), buildRequirements({ now: atKolkata('16:00') }), 'past'],
    [
      'without a cut-off, one minute before the start',
      buildSlot({ cutOffMinutes: 0 }),
      buildRequirements({ now: atKolkata('15:59') }),
      null,
    ],
    [
      'after a cut-off on the day before',
      buildSlot({ cutOffMinutes: 24 * 60 }),
      buildRequirements({ now: atKolkata('16:00', '2026-11-21') }),
      'cut-off',
    ],
    [
      'over midnight of Kolkata, still before the cut-off',
      buildSlot({ start: '00:30', end: '02:00' }),
      buildRequirements({ now: atKolkata('22:29', '2026-11-21') }),
      null,
    ],
    [
      'over midnight of Kolkata, after the cut-off',
      buildSlot({ start: '00:30', end: '02:00' }),
      buildRequirements({ now: atKolkata('22:30', '2026-11-21') }),
      'cut-off',
    ],
    [
      'one minute before a cut-off hour on the day before',
      buildSlot({ cutOffHour: 20 }),
      buildRequirements({ now: atKolkata('19:59', '2026-11-21') }),
      null,
    ],
    [
      'after a cut-off hour on the day before',
      buildSlot({ cutOffHour: 20 }),
      buildRequirements({ now: atKolkata('20:00', '2026-11-21') }),
      'cut-off',
    ],
    [
      'after a cut-off at midnight of the day before',
      buildSlot({ cutOffHour: 0 }),
      buildRequirements({ now: atKolkata('00:00', '2026-11-21') }),
      'cut-off',
    ],
    [
      'after a cut-off hour in the month before',
      buildSlot({ date: '2026-12-01', cutOffHour: 20 }),
      buildRequirements({ now: atKolkata('20:00', '2026-11-30') }),
      'cut-off',
    ],
    [
      'before a cut-off hour in the year before',
      buildSlot({ date: '2027-01-01', cutOffHour: 20 }),
      buildRequirements({ now: atKolkata('19:59', '2026-12-31') }),
      null,
    ],
    [
      'after a cut-off hour on a leap day',
      buildSlot({ date: '2028-03-01', cutOffHour: 20 }),
      buildRequirements({ now: atKolkata('20:00', '2028-02-29') }),
      'cut-off',
    ],
    [
      'before a cut-off hour on 28 February',
      buildSlot({ date: '2027-03-01', cutOffHour: 20 }),
      buildRequirements({ now: atKolkata('19:59', '2027-02-28') }),
      null,
    ],
    [
      'after a cut-off in the year before',
      buildSlot({ date: '2027-01-01', start: '01:00', end: '02:00' }),
      buildRequirements({ now: atKolkata('23:00', '2026-12-31') }),
      'cut-off',
    ],
    [
      'before a cut-off on a leap day',
      buildSlot({ date: '2028-03-01', start: '01:00', end: '02:00' }),
      buildRequirements({ now: atKolkata('22:59', '2028-02-29') }),
      null,
    ],
    [
      'a lead time over midnight, just in time',
      buildSlot({ start: '01:00', end: '03:00', cutOffMinutes: 0 }),
      buildRequirements({ now: atKolkata('22:00', '2026-11-21'), leadTimeMinutes: 180 }),
      null,
    ],
    ['closed by staff', buildSlot({ isClosedByStaff: true }), buildRequirements(), 'closed'],
    [
      'a blackout day',
      buildSlot({ dayClosureReason: 'blackout' }),
      buildRequirements(),
      'blackout',
    ],
    [
      'the weekly off',
      buildSlot({ dayClosureReason: 'weekly-off' }),
      buildRequirements(),
      'weekly-off',
    ],
    [
      'an item that is ready just in time',
      buildSlot(),
      buildRequirements({ leadTimeMinutes: 7 * 60 }),
      null,
    ],
    [
      'an item that is ready a minute too late',
      buildSlot(),
      buildRequirements({ leadTimeMinutes: 7 * 60 + 1 }),
      'lead-time',
    ],
    [
      'below the minimum order',
      buildSlot({ minimumOrderPaise: 50_001 }),
      buildRequirements(),
      'minimum-order',
    ],
    ['at the minimum order', buildSlot({ minimumOrderPaise: 50_000 }), buildRequirements(), null],
    ['one unit left', buildSlot({ freeCapacity: 1 }), buildRequirements(), null],
    ['no unit left', buildSlot({ freeCapacity: 0 }), buildRequirements(), 'full'],
    ['as many items as fit', buildSlot({ piecesFree: 2 }), buildRequirements(), null],
    ['one item too many', buildSlot({ piecesFree: 1 }), buildRequirements(), 'item-capacity'],
    [
      'a free unit with a waitlist',
      buildSlot({ freeCapacity: 1, waitlistLength: 2 }),
      buildRequirements(),
      'full',
    ],
    [
      'item limit below the items in use',
      buildSlot({ piecesFree: -3 }),
      buildRequirements({ itemCount: 1 }),
      'item-capacity',
    ],
    [
      'a closed and full slot',
      buildSlot({ dayClosureReason: 'blackout', freeCapacity: 0 }),
      buildRequirements(),
      'blackout',
    ],
  ])('checks %s', (_situation, slot, requirements, reason) =>
    expect(findHoldBlocker(slot, requirements)).toBe(reason),
  );
});

describe('findWaitlistBlocker and findOfferBlocker', () => {
  it('accepts a waitlist entry for a full slot', () =>
    expect(findWaitlistBlocker(buildSlot({ freeCapacity: 0 }), buildRequirements())).toBeNull());
  it.each([
    [
      'after the cut-off',
      buildSlot({ freeCapacity: 0 }),
      buildRequirements({ now: atKolkata('14:00') }),
      'cut-off',
    ],
    [
      'on a blackout day',
      buildSlot({ dayClosureReason: 'blackout' }),
      buildRequirements(),
      'blackout',
    ],
    [
      'with an item that is never ready',
      buildSlot({ freeCapacity: 0 }),
      buildRequirements({ leadTimeMinutes: 9999 }),
      'lead-time',
    ],
    [
      'below the minimum order',
      buildSlot({ freeCapacity: 0, minimumOrderPaise: 50_001 }),
      buildRequirements(),
      'minimum-order',
    ],
  ])('checks %s', (_situation, slot, requirements, reason) =>
    expect(findWaitlistBlocker(slot, requirements)).toBe(reason),
  );
  it('allows offers until the cut-off and while the slot is open', () =>
    expect([
      findOfferBlocker(buildSlot(), atKolkata('13:59')),
      findOfferBlocker(buildSlot(), atKolkata('14:00')),
      findOfferBlocker(buildSlot({ isClosedByStaff: true }), atKolkata('09:00')),
    ]).toEqual([null, 'cut-off', 'closed']));
});
