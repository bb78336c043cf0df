import { addDays } from '@tokri/contracts/dates';
import { today } from '@tokri/web-kit/ui';
import { buildSlotUsage } from '../../../testing/fake-slots-api.ts';
import {
  summarizeDay,
  calculateTotals,
  buildHeatMapRows,
  isDayFull,
  slotStatus,
  heatLevel,
} from './utilisation.ts';

const day = '2026-11-22';

describe('heatLevel', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [12, 2],
    [22, 3],
    [34, 4],
    [39, 4],
  ])('grades %i of 40 booked units as level %i', (booked, level) =>
    expect(heatLevel(booked, 40, false)).toBe(level),
  );
  it('returns the highest level for a full slot even when units are only held', () =>
    expect(heatLevel(2, 40, true)).toBe(5));
  it('returns the lowest level for a slot without capacity', () =>
    expect(heatLevel(0, 0, false)).toBe(0));
});

describe('slotStatus', () => {
  it.each([
    ['Open', '', 'open'],
    ['FewLeft', '', 'open'],
    ['Full', '', 'full'],
    ['Closed', 'closed', 'closed'],
    ['Closed', 'blackout', 'blackout'],
    ['Closed', 'weekly-off', 'weekly-off'],
  ] as const)('maps state %s with closing reason "%s" to %s', (State, ClosedFor, kind) => {
    expect(slotStatus({ State, ClosedFor, Date: today() })).toBe(kind);
  });
  it('returns cut-off for today and later days and past for earlier days', () =>
    expect(
      [-1, 0, 1].map((days) =>
        slotStatus({ State: 'Closed', ClosedFor: '', Date: addDays(today(), days) }),
      ),
    ).toEqual(['past', 'cut-off', 'cut-off']));
});

describe('buildHeatMapRows', () => {
  const slots = [
    buildSlotUsage({ Id: 1, Date: day }),
    buildSlotUsage({ Id: 2, Date: addDays(day, 1), Capacity: 30 }),
    buildSlotUsage({ Id: 3, Date: day, Start: '16:00', End: '18:00' }),
    buildSlotUsage({ Id: 4, Date: addDays(day, 9) }),
  ];
  it('returns a row per time with a cell per day and a gap for each missing slot', () => {
    expect(
      buildHeatMapRows(slots, [day, addDays(day, 1)]).map(({ start, capacity, cells }) => [
        start,
        capacity,
        cells.map((cell) => cell?.Id ?? null),
      ]),
    ).toEqual([
      ['07:00', null, [1, 2]],
      ['16:00', 40, [3, null]],
    ]);
  });
  it('separates slots with the same start and different ends', () =>
    expect(
      buildHeatMapRows(
        [buildSlotUsage({ Date: day }), buildSlotUsage({ Date: day, End: '10:00' })],
        [day],
      ),
    ).toHaveLength(2));
});

describe('summarizeDay', () => {
  it('adds up bookings, capacity, holds and full slots', () =>
    expect(
      summarizeDay(
        [
          buildSlotUsage({ Date: day }),
          buildSlotUsage({ Date: day, State: 'Full', Kept: 2, Offered: 1 }),
        ],
        day,
      ),
    ).toEqual({
      date: day,
      booked: 76,
      capacity: 80,
      held: 5,
      full: 1,
      slots: 2,
      closedFor: null,
    }));
  it('returns the reason that all slots share', () =>
    expect(
      summarizeDay([buildSlotUsage({ Date: day, State: 'Closed', ClosedFor: 'blackout' })], day)
        .closedFor,
    ).toBe('blackout'));
  it('returns no reason when the slots are closed for different reasons', () =>
    expect(
      summarizeDay(
        [
          buildSlotUsage({ Date: day, State: 'Closed', ClosedFor: 'closed' }),
          buildSlotUsage({ Date: day, State: 'Closed' }),
        ],
        day,
      ).closedFor,
    ).toBeNull());
  it('does not count a day without slots as full', () =>
    expect(isDayFull(summarizeDay([], day))).toBe(false));
});

describe('calculateTotals', () => {
  const toTimestamp = (time: string) => `${day}T${time}:00.000+05:30`;
  it('counts open slots only and finds the next cut-off', () => {
    const slots = [
      buildSlotUsage({ Id: 1, State: 'Closed', CutOffAt: toTimestamp('05:00') }),
      buildSlotUsage({ Id: 2, CutOffAt: toTimestamp('14:00'), Waiting: 3 }),
      buildSlotUsage({ Id: 3, State: 'Full', CutOffAt: toTimestamp('12:00') }),
    ];
    expect(calculateTotals(slots, new Date(toTimestamp('06:00')))).toMatchObject({
      booked: 76,
      capacity: 80,
      full: 1,
      held: 3,
      waiting: 3,
      nextCutOff: { Id: 3 },
    });
  });
  it('returns no cut-off when there are no slots', () =>
    expect(calculateTotals([], new Date(toTimestamp('06:00'))).nextCutOff).toBeNull());
});
