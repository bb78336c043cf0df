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

describe('the tone of a cell', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [12, 2],
    [22, 3],
    [34, 4],
    [39, 4],
  ])('with %i of 40 booked, is %i', (booked, level) =>
    expect(heatLevel(booked, 40, false)).toBe(level),
  );
  it('full, is the last one, however many of its places are only held', () =>
    expect(heatLevel(2, 40, true)).toBe(5));
  it('without any place, is the first', () => expect(heatLevel(0, 0, false)).toBe(0));
});

describe('what a slot is', () => {
  it.each([
    ['Open', '', 'open'],
    ['FewLeft', '', 'open'],
    ['Full', '', 'full'],
    ['Closed', 'closed', 'closed'],
    ['Closed', 'blackout', 'blackout'],
    ['Closed', 'weekly-off', 'weekly-off'],
  ] as const)('%s, closed for "%s", is %s', (State, ClosedFor, kind) => {
    expect(slotStatus({ State, ClosedFor, Date: today() })).toBe(kind);
  });
  it('ended today or on a day ahead, is past its cut-off only; on a day that is over, is past', () =>
    expect(
      [-1, 0, 1].map((days) =>
        slotStatus({ State: 'Closed', ClosedFor: '', Date: addDays(today(), days) }),
      ),
    ).toEqual(['past', 'cut-off', 'cut-off']));
});

describe('the heat map', () => {
  const slots = [
    buildSlotUsage({ Id: 1, Date: day }),
    buildSlotUsage({ Id: 2, Date: addDays(day, 1), Capacity: 30 }),
    buildSlotUsage({ Id: 3, Date: day, Start: '16:00', End: '18:00' }),
    buildSlotUsage({ Id: 4, Date: addDays(day, 9) }),
  ];
  it('has times down and days across, with gaps where a day has no such slot', () => {
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
  it('two of a day that start together and end apart, are two rows', () =>
    expect(
      buildHeatMapRows(
        [buildSlotUsage({ Date: day }), buildSlotUsage({ Date: day, End: '10:00' })],
        [day],
      ),
    ).toHaveLength(2));
});

describe('a day', () => {
  it('summed, counts places, holds and full slots', () =>
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
  it('closed in all its slots for one reason, has that reason', () =>
    expect(
      summarizeDay([buildSlotUsage({ Date: day, State: 'Closed', ClosedFor: 'blackout' })], day)
        .closedFor,
    ).toBe('blackout'));
  it('closed for several reasons, has none', () =>
    expect(
      summarizeDay(
        [
          buildSlotUsage({ Date: day, State: 'Closed', ClosedFor: 'closed' }),
          buildSlotUsage({ Date: day, State: 'Closed' }),
        ],
        day,
      ).closedFor,
    ).toBeNull());
  it('without slots, is not full', () => expect(isDayFull(summarizeDay([], day))).toBe(false));
});

describe('the sums', () => {
  const at = (time: string) => `${day}T${time}:00.000+05:30`;
  it('count open slots only, and the next cut-off of those', () => {
    const slots = [
      buildSlotUsage({ Id: 1, State: 'Closed', CutOffAt: at('05:00') }),
      buildSlotUsage({ Id: 2, CutOffAt: at('14:00'), Waiting: 3 }),
      buildSlotUsage({ Id: 3, State: 'Full', CutOffAt: at('12:00') }),
    ];
    expect(calculateTotals(slots, new Date(at('06:00')))).toMatchObject({
      booked: 76,
      capacity: 80,
      full: 1,
      held: 3,
      waiting: 3,
      nextCutOff: { Id: 3 },
    });
  });
  it('of nothing, have no cut-off', () =>
    expect(calculateTotals([], new Date(at('06:00'))).nextCutOff).toBeNull());
});
