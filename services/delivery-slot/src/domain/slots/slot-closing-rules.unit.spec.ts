import { fewLeftThreshold } from '@tokri/contracts/slots';
import { buildSlot, atKolkata } from '../../testing/fixtures.ts';
import {
  findHoldBlocker,
  findListingReason,
  findOfferBlocker,
  findWaitlistBlocker,
  type SlotRequirements,
} from './slot-closing-rules.ts';
import { nearestAlternatives } from './alternative-slots.ts';
import { alternativeDates } from './alternative-slots.ts';
import { blockingDates } from './slot-listing.ts';
import { minimumDate } from './slot-listing.ts';
import { listingState } from './slot-listing.ts';

const ask = (changes: Partial<SlotRequirements> = {}): SlotRequirements => ({
  now: atKolkata('09:00'),
  itemCount: 2,
  leadTimeMinutes: 0,
  itemsPaise: 50_000,
  ...changes,
});

describe('findHoldBlocker', () => {
  it.each([
    ['an open slot in the morning', buildSlot(), ask(), null],
    ['one minute before the cut-off', buildSlot(), ask({ now: atKolkata('13:59') }), null],
    ['at the cut-off', buildSlot(), ask({ now: atKolkata('14:00') }), 'cut-off'],
    ['at the start', buildSlot(), ask({ now: atKolkata('16:00') }), 'past'],
    [
      'no cut-off, one minute before the start',
      buildSlot({ cutOffMinutes: 0 }),
      ask({ now: atKolkata('15:59') }),
      null,
    ],
    [
      'a cut-off on the day before, passed',
      buildSlot({ cutOffMinutes: 24 * 60 }),
      ask({ now: atKolkata('16:00', '2026-11-21') }),
      'cut-off',
    ],
    [
      'over midnight of Kolkata, still before the cut-off',
      buildSlot({ start: '00:30', end: '02:00' }),
      ask({ now: atKolkata('22:29', '2026-11-21') }),
      null,
    ],
    [
      'over midnight of Kolkata, after the cut-off',
      buildSlot({ start: '00:30', end: '02:00' }),
      ask({ now: atKolkata('22:30', '2026-11-21') }),
      'cut-off',
    ],
    [
      'an hour of the day before, a minute before it',
      buildSlot({ cutOffHour: 20 }),
      ask({ now: atKolkata('19:59', '2026-11-21') }),
      null,
    ],
    [
      'an hour of the day before, passed',
      buildSlot({ cutOffHour: 20 }),
      ask({ now: atKolkata('20:00', '2026-11-21') }),
      'cut-off',
    ],
    [
      'midnight of the day before, passed',
      buildSlot({ cutOffHour: 0 }),
      ask({ now: atKolkata('00:00', '2026-11-21') }),
      'cut-off',
    ],
    [
      'an hour of the day before, over the end of a month',
      buildSlot({ date: '2026-12-01', cutOffHour: 20 }),
      ask({ now: atKolkata('20:00', '2026-11-30') }),
      'cut-off',
    ],
    [
      'an hour of the day before, over the end of a year',
      buildSlot({ date: '2027-01-01', cutOffHour: 20 }),
      ask({ now: atKolkata('19:59', '2026-12-31') }),
      null,
    ],
    [
      'an hour of the day before, after a leap day',
      buildSlot({ date: '2028-03-01', cutOffHour: 20 }),
      ask({ now: atKolkata('20:00', '2028-02-29') }),
      'cut-off',
    ],
    [
      'an hour of the day before, without a leap day',
      buildSlot({ date: '2027-03-01', cutOffHour: 20 }),
      ask({ now: atKolkata('19:59', '2027-02-28') }),
      null,
    ],
    [
      'minutes that reach over the end of a year, passed',
      buildSlot({ date: '2027-01-01', start: '01:00', end: '02:00' }),
      ask({ now: atKolkata('23:00', '2026-12-31') }),
      'cut-off',
    ],
    [
      'minutes that reach into a leap day, not yet',
      buildSlot({ date: '2028-03-01', start: '01:00', end: '02:00' }),
      ask({ now: atKolkata('22:59', '2028-02-29') }),
      null,
    ],
    [
      'a lead time over midnight, just in time',
      buildSlot({ start: '01:00', end: '03:00', cutOffMinutes: 0 }),
      ask({ now: atKolkata('22:00', '2026-11-21'), leadTimeMinutes: 180 }),
      null,
    ],
    ['closed by staff', buildSlot({ isClosedByStaff: true }), ask(), 'closed'],
    ['a blackout day', buildSlot({ dayClosureReason: 'blackout' }), ask(), 'blackout'],
    ['the weekly off', buildSlot({ dayClosureReason: 'weekly-off' }), ask(), 'weekly-off'],
    ['an item that is ready just in time', buildSlot(), ask({ leadTimeMinutes: 7 * 60 }), null],
    [
      'an item that needs a minute more',
      buildSlot(),
      ask({ leadTimeMinutes: 7 * 60 + 1 }),
      'lead-time',
    ],
    ['below the minimum order', buildSlot({ minimumOrderPaise: 50_001 }), ask(), 'minimum-order'],
    ['at the minimum order', buildSlot({ minimumOrderPaise: 50_000 }), ask(), null],
    ['one place left', buildSlot({ free: 1 }), ask(), null],
    ['no place left', buildSlot({ free: 0 }), ask(), 'full'],
    ['as many pieces as still fit', buildSlot({ itemsFree: 2 }), ask(), null],
    ['one piece too many', buildSlot({ itemsFree: 1 }), ask(), 'item-capacity'],
    [
      'a place that is free for who waits',
      buildSlot({ free: 1, waitlistLength: 2 }),
      ask(),
      'full',
    ],
    [
      'pieces lowered below what is taken',
      buildSlot({ itemsFree: -3 }),
      ask({ itemCount: 1 }),
      'item-capacity',
    ],
    [
      'closed and full, the first reason',
      buildSlot({ dayClosureReason: 'blackout', free: 0 }),
      ask(),
      'blackout',
    ],
  ])('%s: %s', (_situation, slot, asked, reason) =>
    expect(findHoldBlocker(slot, asked)).toBe(reason),
  );
});

describe('findWaitlistBlocker and findOfferBlocker', () => {
  it('accepts a waitlist entry for a full slot', () =>
    expect(findWaitlistBlocker(buildSlot({ free: 0 }), ask())).toBeNull());
  it.each([
    ['after the cut-off', buildSlot({ free: 0 }), ask({ now: atKolkata('14:00') }), 'cut-off'],
    ['on a blackout day', buildSlot({ dayClosureReason: 'blackout' }), ask(), 'blackout'],
    [
      'with an item that is never ready',
      buildSlot({ free: 0 }),
      ask({ leadTimeMinutes: 9999 }),
      'lead-time',
    ],
    [
      'below the minimum order',
      buildSlot({ free: 0, minimumOrderPaise: 50_001 }),
      ask(),
      'minimum-order',
    ],
  ])('%s: %s', (_situation, slot, asked, reason) =>
    expect(findWaitlistBlocker(slot, asked)).toBe(reason),
  );
  it('allows offers until the cut-off and while the slot is open', () =>
    expect([
      findOfferBlocker(buildSlot(), atKolkata('13:59')),
      findOfferBlocker(buildSlot(), atKolkata('14:00')),
      findOfferBlocker(buildSlot({ isClosedByStaff: true }), atKolkata('09:00')),
    ]).toEqual([null, 'cut-off', 'closed']));
});

describe('listingState', () => {
  const now = atKolkata('09:00');
  it.each([
    ['all places free', buildSlot(), { state: 'Open', reason: null }],
    [
      'one more than few',
      buildSlot({ free: fewLeftThreshold + 1 }),
      { state: 'Open', reason: null },
    ],
    ['few left', buildSlot({ free: fewLeftThreshold }), { state: 'FewLeft', reason: null }],
    [
      'a small slot that nobody has taken',
      buildSlot({ capacity: 3, free: 3 }),
      { state: 'Open', reason: null },
    ],
    ['none left', buildSlot({ free: 0 }), { state: 'Full', reason: 'full' }],
    [
      'one came free and people wait',
      buildSlot({ free: 1, waitlistLength: 1 }),
      { state: 'Full', reason: 'full' },
    ],
    [
      'places, but not one piece more',
      buildSlot({ itemsFree: 0 }),
      { state: 'Full', reason: 'full' },
    ],
    [
      'a blackout day',
      buildSlot({ dayClosureReason: 'blackout' }),
      { state: 'Closed', reason: 'blackout' },
    ],
    [
      'lowered below what is taken',
      buildSlot({ configuredCapacity: 39, free: 0 }),
      { state: 'Closed', reason: 'closed' },
    ],
    [
      'lowered, and as much is taken',
      buildSlot({ configuredCapacity: 39, free: 1 }),
      { state: 'Full', reason: 'full' },
    ],
    [
      'lowered to one, and nobody has a place any more',
      buildSlot({ capacity: 3, configuredCapacity: 1, free: 3 }),
      { state: 'Open', reason: null },
    ],
  ])('%s', (_situation, slot, told) => expect(listingState(slot, now)).toEqual(told));

  it('is Closed after the cut-off', () =>
    expect(listingState(buildSlot(), atKolkata('15:00'))).toEqual({
      state: 'Closed',
      reason: 'cut-off',
    }));
  it('is Closed after the start', () =>
    expect(listingState(buildSlot(), atKolkata('17:00'))).toEqual({
      state: 'Closed',
      reason: 'past',
    }));
  it('is selectable exactly when no rule rejects the slot', () => {
    const slots = [
      buildSlot(),
      buildSlot({ free: 0 }),
      buildSlot({ itemsFree: 0 }),
      buildSlot({ dayClosureReason: 'weekly-off' }),
      buildSlot({ cutOffMinutes: 0 }),
      buildSlot({ free: 1, cutOffMinutes: 1440 }),
    ];
    const hours = ['09:00', '13:59', '14:00', '15:59', '16:00', '19:00'].map((time) =>
      atKolkata(time),
    );
    for (const slot of slots)
      for (const hour of hours)
        expect(['Open', 'FewLeft'].includes(listingState(slot, hour).state)).toBe(
          findListingReason(slot, hour) === null,
        );
  });
});

describe('minimumDate', () => {
  const tomorrow = buildSlot({ slotId: 6, date: '2026-11-23' });
  it('is today while today is open', () =>
    expect(minimumDate([buildSlot(), tomorrow], atKolkata('09:00'))).toBe('2026-11-22'));
  it('is tomorrow when today is over', () =>
    expect(minimumDate([buildSlot(), tomorrow], atKolkata('15:00'))).toBe('2026-11-23'));
  it('is the first day when nothing is open', () =>
    expect(minimumDate([buildSlot({ free: 0 })], atKolkata('09:00'))).toBe('2026-11-22'));
  it('crosses the end of a month and a year', () =>
    expect([
      blockingDates('2026-11-30'),
      blockingDates('2026-12-31'),
      blockingDates('2028-02-28'),
      blockingDates('2027-02-28'),
    ]).toEqual([
      ['2026-11-30', '2026-12-01'],
      ['2026-12-31', '2027-01-01'],
      ['2028-02-28', '2028-02-29'],
      ['2027-02-28', '2027-03-01'],
    ]));
  it('is still today one minute before midnight in Kolkata', () => {
    const late = buildSlot({ start: '23:59', end: '23:59', cutOffMinutes: 0 });
    expect([
      minimumDate([late, tomorrow], atKolkata('23:58')),
      minimumDate([late, tomorrow], atKolkata('00:00', '2026-11-23')),
    ]).toEqual(['2026-11-22', '2026-11-23']);
  });
  it('is null without slots', () => expect(minimumDate([], atKolkata('09:00'))).toBeNull());
});

describe('alternativeDates', () => {
  it('are the day before and two days after', () =>
    expect(alternativeDates('2026-11-24', '2026-11-22')).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]));
  it('exclude the past and days beyond the planning period', () => {
    expect(alternativeDates('2026-11-22', '2026-11-22')).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(alternativeDates('2026-12-06', '2026-11-22')).toEqual(['2026-12-05', '2026-12-06']);
  });
});

describe('nearestAlternatives', () => {
  it('returns open slots, nearest in time first', () => {
    const full = buildSlot({ free: 0 });
    const near = buildSlot({ slotId: 6, start: '19:00', end: '22:00' });
    const far = buildSlot({ slotId: 7, date: '2026-11-23' });
    const closed = buildSlot({ slotId: 8, start: '17:00', isClosedByStaff: true });
    expect(
      nearestAlternatives(full, [far, closed, near, full], { requirements: ask(), limit: 3 }).map(
        ({ slotId }) => slotId,
      ),
    ).toEqual([6, 7]);
  });
});
