import { aSlot } from '../../testing/fixtures.ts';
import { daysOf } from './slot-days.ts';
import { dayWords, feeWords, slotLook, takenOf } from './slot-words.ts';

describe('a slot', () => {
  it.each([
    [{ State: 'Open' as const }, 'open', 'Open'],
    [{ State: 'FewLeft' as const, Left: 2 }, 'few', 'Only 2 left'],
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
    [{ State: 'Closed' as const, Reason: 'past' as const }, 'past', 'Over'],
    [{ State: 'Closed' as const, Reason: 'closed' as const }, 'past', 'Closed'],
  ])('%o, looks %s and says %s', (more, look, text) => {
    // The cut-off of another day is told with its day, whatever day it is now.
    jest.useFakeTimers({ now: Date.parse('2026-11-30T06:00:00Z') });
    expect(slotLook(aSlot(more))).toEqual({ look, text });
    jest.useRealTimers();
  });
  it('without a fee, promises nothing about delivery, whose charge the cart knows', () =>
    expect([feeWords(0), feeWords(20)]).toEqual(['', '+₹20']));
  it('with a place left, keeps one bar of the meter open', () =>
    expect([
      takenOf({ Capacity: 40, Left: 1 }),
      takenOf({ Capacity: 40, Left: 20 }),
      takenOf({ Capacity: 40, Left: 0 }),
    ]).toEqual([0.8, 0.5, 1]));
});

describe('the tab of a day', () => {
  const words = (date: string, state: 'Open' | 'Full' | 'Closed') =>
    dayWords(
      daysOf([aSlot({ Date: date, State: state })])[0] ?? {
        day: '',
        slots: [],
        openCount: 0,
        shut: '',
      },
      '2026-11-21',
    );
  it('of today, is Today with its open count', () =>
    expect(words('2026-11-21', 'Open')).toEqual({
      name: 'Today',
      number: '21',
      open: '1 open',
      month: 'November',
    }));
  it('of another day, is its weekday', () =>
    expect(words('2026-11-22', 'Full')).toMatchObject({ name: 'Sun', open: 'Full' }));
  it('of a closed day, says so', () => expect(words('2026-11-22', 'Closed').open).toBe('Closed'));
});
