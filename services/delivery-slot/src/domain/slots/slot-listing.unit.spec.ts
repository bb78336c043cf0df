import { fewLeftThreshold } from '@tokri/contracts/slots';
import { atKolkata, buildSlot } from '../../testing/fixtures.ts';
import { findListingReason } from './slot-availability.ts';
import { blockingDates, listingState, minimumDate } from './slot-listing.ts';

describe('listingState', () => {
  const now = atKolkata('09:00');
  it.each([
    ['all units free', buildSlot(), { state: 'Open', reason: null }],
    [
      'one unit above the threshold',
      buildSlot({ freeCapacity: fewLeftThreshold + 1 }),
      { state: 'Open', reason: null },
    ],
    [
      'as many units as the threshold',
      buildSlot({ freeCapacity: fewLeftThreshold }),
      { state: 'FewLeft', reason: null },
    ],
    [
      'a small slot without holds',
      buildSlot({ capacity: 3, freeCapacity: 3 }),
      { state: 'Open', reason: null },
    ],
    ['no units left', buildSlot({ freeCapacity: 0 }), { state: 'Full', reason: 'full' }],
    [
      'a free unit with a waitlist',
      buildSlot({ freeCapacity: 1, waitlistLength: 1 }),
      { state: 'Full', reason: 'full' },
    ],
    [
      'free units without free items',
      buildSlot({ piecesFree: 0 }),
      { state: 'Full', reason: 'full' },
    ],
    [
      'a blackout day',
      buildSlot({ dayClosureReason: 'blackout' }),
      { state: 'Closed', reason: 'blackout' },
    ],
    [
      'capacity below the units in use',
      buildSlot({ configuredCapacity: 39, freeCapacity: 0 }),
      { state: 'Closed', reason: 'closed' },
    ],
    [
      'capacity equal to the units in use',
      buildSlot({ configuredCapacity: 39, freeCapacity: 1 }),
      { state: 'Full', reason: 'full' },
    ],
    [
      'capacity lowered to one without holds',
      buildSlot({ capacity: 3, configuredCapacity: 1, freeCapacity: 3 }),
      { state: 'Open', reason: null },
    ],
  ])('returns the state for %s', (_situation, slot, expected) =>
    expect(listingState(slot, now)).toEqual(expected),
  );

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
      buildSlot({ freeCapacity: 0 }),
      buildSlot({ piecesFree: 0 }),
      buildSlot({ dayClosureReason: 'weekly-off' }),
      buildSlot({ cutOffMinutes: 0 }),
      buildSlot({ freeCapacity: 1, cutOffMinutes: 1440 }),
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
    expect(minimumDate([buildSlot({ freeCapacity: 0 })], atKolkata('09:00'))).toBe('2026-11-22'));
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
