import { buildSlot } from '../../../testing/fixtures.ts';
import { groupByDay } from './slot-days.ts';
import { dayTabLabels, feeLabel, slotStatus, calculateOccupancy } from './slot-labels.ts';

describe('slot labels', () => {
  it.each([
    [{ State: 'Open' as const }, 'open', 'Open'],
    [{ State: 'FewLeft' as const, Left: 2 }, 'low', 'Only 2 left'],
    [{ State: 'Full' as const, Reason: 'full' as const }, 'full', 'Full'],
    [
      {
        State: 'Closed' as const,
        Reason: 'cut-off' as const,
        Date: '2026-11-22',
        CutOffAt: '2026-11-22T12:00:00+05:30',
      },
      'past',
      'Closed at noon',
    ],
    [
      {
        State: 'Closed' as const,
        Reason: 'cut-off' as const,
        Date: '2026-11-22',
        CutOffAt: '2026-11-21T22:00:00+05:30',
      },
      'past',
      'Closed Sat 21 Nov, 10 pm',
    ],
    [{ State: 'Closed' as const, Reason: 'blackout' as const }, 'past', 'No delivery this day'],
    [{ State: 'Closed' as const, Reason: 'weekly-off' as const }, 'past', 'Weekly off'],
    [{ State: 'Closed' as const, Reason: 'past' as const }, 'past', 'Past'],
    [{ State: 'Closed' as const, Reason: 'closed' as const }, 'past', 'Closed'],
  ])('shows %o as %s with the text "%s"', (overrides, state, text) => {
    jest.useFakeTimers({ now: Date.parse('2026-11-30T06:00:00Z') });
    expect(slotStatus(buildSlot(overrides))).toEqual({ state, text });
    jest.useRealTimers();
  });
  it('shows no text for a fee of zero', () =>
    expect([feeLabel(0), feeLabel(20)]).toEqual(['', '+₹20']));
  it('keeps one bar of the meter free while capacity is available', () =>
    expect([
      calculateOccupancy({ Capacity: 40, Left: 1 }),
      calculateOccupancy({ Capacity: 40, Left: 20 }),
      calculateOccupancy({ Capacity: 40, Left: 0 }),
    ]).toEqual([0.8, 0.5, 1]));
});

describe('day tab labels', () => {
  const buildDayLabels = (date: string, state: 'Open' | 'Full' | 'Closed') =>
    dayTabLabels(
      groupByDay([buildSlot({ Date: date, State: state })])[0] ?? {
        day: '',
        slots: [],
        openCount: 0,
        unavailableReason: '',
      },
      '2026-11-21',
    );
  it('shows "Today" and the number of open slots', () =>
    expect(buildDayLabels('2026-11-21', 'Open')).toEqual({
      name: 'Today',
      number: '21',
      open: '1 open',
      month: 'November',
    }));
  it('shows the weekday of another day', () =>
    expect(buildDayLabels('2026-11-22', 'Full')).toMatchObject({ name: 'Sun', open: 'Full' }));
  it('shows that a day is closed', () =>
    expect(buildDayLabels('2026-11-22', 'Closed').open).toBe('Closed'));
});
