import { buildSlot } from '../../../testing/fixtures.ts';
import { groupByDay, selectDay } from './slot-days.ts';

const buildDaySlots = (date: string, ...states: ReturnType<typeof buildSlot>['State'][]) =>
  states.map((State, index) => buildSlot({ Id: index, Date: date, State }));

describe('groupByDay', () => {
  it('sorts the days by date and counts their open slots', () => {
    const days = groupByDay([
      ...buildDaySlots('2026-11-23', 'Open'),
      ...buildDaySlots('2026-11-22', 'Open', 'FewLeft', 'Full', 'Closed'),
    ]);
    expect(
      days.map(({ day, openCount, unavailableReason }) => [day, openCount, unavailableReason]),
    ).toEqual([
      ['2026-11-22', 2, ''],
      ['2026-11-23', 1, ''],
    ]);
  });
  it('marks a day without open slots as full if any slot is full, otherwise as closed', () => {
    const days = groupByDay([
      ...buildDaySlots('2026-11-22', 'Full', 'Closed'),
      buildSlot({ Date: '2026-11-23', State: 'Closed', Reason: 'cut-off' }),
    ]);
    expect(days.map(({ unavailableReason }) => unavailableReason)).toEqual(['full', 'closed']);
  });
  it.each(['', 'closed', 'blackout', 'weekly-off'] as const)(
    'marks a day as without delivery when all its slots are closed for "%s"',
    (reason) => {
      expect(
        groupByDay([
          buildSlot({ State: 'Closed', Reason: reason }),
          buildSlot({ Id: 2, State: 'Closed' }),
        ])[0]?.unavailableReason,
      ).toBe('off');
      expect(
        groupByDay([
          buildSlot({ State: 'Closed', Reason: reason }),
          buildSlot({ Id: 2, State: 'Closed', Reason: 'past' }),
        ])[0]?.unavailableReason,
      ).toBe('closed');
    },
  );
});

describe('selectDay', () => {
  const days = groupByDay([
    ...buildDaySlots('2026-11-22', 'Full'),
    ...buildDaySlots('2026-11-23', 'Open'),
    ...buildDaySlots('2026-11-24', 'Open'),
  ]);
  it('returns the preferred day while it is listed', () =>
    expect(selectDay(days, '2026-11-24')?.day).toBe('2026-11-24'));
  it('returns the remembered day while it has an open slot', () => {
    expect(selectDay(days, '', '2026-11-24')?.day).toBe('2026-11-24');
    expect(selectDay(days, '', '2026-11-22')?.day).toBe('2026-11-23');
    expect(selectDay(days, '2026-11-22', '2026-11-24')?.day).toBe('2026-11-22');
  });
  it('returns the first day with an open slot when no day is preferred', () =>
    expect(selectDay(days, '')?.day).toBe('2026-11-23'));
  it('returns the first day when no slot is open', () =>
    expect(selectDay(days.slice(0, 1), 'x')?.day).toBe('2026-11-22'));
  it('returns undefined when there are no days', () => expect(selectDay([], '')).toBeUndefined());
});
